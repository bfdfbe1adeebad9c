import type { ChatMessage, Usage } from "#platform/models/port.ts";
import type { Debug, Outcome } from "#shared/chat/shapes.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";
import { placed } from "#shared/documents/places.ts";
import type { Called } from "../api/make-calls.ts";
import type { History } from "../conversation/trim.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { thresholds } from "../retrieval/answerability.ts";
import type { SearchOutcome } from "../retrieval/retrieve.ts";
import type { Stopwatch } from "./stopwatch.ts";

/** Everything that an answer is made from and costs; filled in step by step. */
export interface Trace {
  outcome: Outcome;
  question: string;
  configuration: LlmConfiguration;
  history: History;
  watch: Stopwatch;
  language?: SpokenLanguage | undefined;
  searched?: SearchOutcome;
  /** The calls of API integrations that the question matched. */
  api?: Called;
  sent?: ChatMessage[];
  citations?: Debug["citations"];
  usage?: Usage;
  /** The model's limit of tokens ended the answer. */
  isCut?: boolean;
  /** In US dollars; undefined if the price of the model is unknown. */
  cost?: number | undefined;
}

/** The debug view of an answer, as the contract defines it. Times are in milliseconds, the cost in US dollars. */
export const debugOf = (trace: Trace): Debug => {
  const { searched, history, configuration, outcome, language, cost } = trace;
  const { promptTokens, completionTokens } = trace.usage ?? { promptTokens: 0, completionTokens: 0 };
  return {
    searched: searched?.text ?? trace.question,
    ...(language && { language }),
    outcome,
    answerability: searched?.ranking.answerability ?? 0,
    leastAnswerability: thresholds[configuration.answer_style?.refusal ?? "balanced"],
    retrieved: searched ? retrievedOf(searched) : [],
    sent: trace.sent ?? [],
    history: {
      keptMessages: history.turns.length,
      droppedMessages: history.droppedMessages,
      tokens: history.tokens,
    },
    citations: trace.citations ?? { dropped: [], unsupported: [] },
    model: { provider: configuration.provider, name: configuration.model },
    promptTokens,
    completionTokens,
    ...(cost !== undefined && { cost }),
    steps: trace.watch.steps(),
  };
};

/** First the passages that the model received, by number, then the other ranked ones. */
const retrievedOf = ({ found, ranking }: SearchOutcome): Debug["retrieved"] => {
  const given = new Map(found.map(({ passage }, at) => [passage.id, at + 1]));
  const others = ranking.ranked.filter(({ passage }) => !given.has(passage.id));
  return [...found, ...others].map(({ passage, similarity, ...scores }) => {
    const number = given.get(passage.id);
    return {
      documentId: passage.documentId,
      filename: passage.filename,
      titlePath: passage.titlePath,
      ...placed(passage),
      passage: passage.ordinal + 1,
      ...scores,
      similarity,
      ...(number && { number }),
    };
  });
};
