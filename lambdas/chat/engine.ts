import { addLogFields, addLogIds } from "#platform/logging/log-context.ts";
import type { Provider } from "#platform/models/port.ts";
import { AppError } from "#shared/errors.ts";
import { type History, trimHistory } from "./conversation/trim.ts";
import { costOf } from "./debug/cost.ts";
import { debugOf, type Trace } from "./debug/debug-of.ts";
import { metadataOf } from "./debug/metadata.ts";
import { stopwatch } from "./debug/stopwatch.ts";
import { latestLanguage, type SpokenLanguage } from "./language/spoken-language.ts";
import type { ChatQuestion } from "./question.ts";
import { countsOf, type SearchOutcome } from "./retrieval/retrieve.ts";
import { smallTalk } from "./small-talk/small-talk.ts";
import type { AnswerEvent } from "./stream-event.ts";
import { understand } from "./understand/understand.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Streams an answer: the sources, the text, then outcome and usage. Small talk is answered and a question without
 * passages is refused, both without a model; otherwise a language model says itself whether the passages answer. Throws AppError `no_context` if the chatbot has no documents, and the
 * errors of the model.
 */
export async function* streamAnswer(question: ChatQuestion): AsyncGenerator<AnswerEvent> {
  const { chatbot, question: text, configuration } = question;
  const history = trimHistory(question.earlier);
  const language = languageIn(text, history);
  const watch = stopwatch();
  addLogIds({ chatbotId: chatbot.id });
  addLogFields({ provider: configuration.provider, model: configuration.model });
  const trace: Trace = { outcome: "answered", question: text, configuration, history, watch, language };

  const talk = await watch.time("Understand", () => smallTalk(text, { chatbot, language }));
  if (talk) {
    yield* withoutSources(talk.reply);
    yield* finish(question, { ...trace, outcome: "small_talk", language: talk.language });
    return;
  }
  const { usage, ...outcome } = await understand({ ...question, turns: history.turns, language, watch });
  const searched = { ...outcome, found: passagesFor(configuration.provider, outcome) };
  addLogFields(countsOf(searched));
  const found = { ...trace, searched, ...(usage && { usage }) };
  yield* searched.found.length > 0 ? answer(question, found, searched) : refuse(question, found, searched);
}

/**
 * A language model judges itself whether the related passages answer a question; the threshold of answerability is
 * calibrated for the built-in model, which quotes whatever it receives.
 */
const passagesFor = (provider: Provider, { found, related }: SearchOutcome) =>
  provider === "builtin" ? found : related;

async function* answer(
  question: ChatQuestion,
  trace: Trace,
  searched: SearchOutcome,
): AsyncGenerator<AnswerEvent> {
  const { text, ...written } = yield* writeAnswer(question, trace, searched);
  if (question.signal.aborted) return;
  if (written.outcome !== "refused") return yield* finish(question, written);
  const refusal = await refusalOf(question, trace, searched);
  // A model may refuse with the mark alone.
  if (refusal && !text.trim()) yield { type: "delta", text: refusal.text };
  yield* finish(question, written, refusal?.topics);
}

async function* refuse(
  question: ChatQuestion,
  trace: Trace,
  searched: SearchOutcome,
): AsyncGenerator<AnswerEvent> {
  const refusal = await refusalOf(question, trace, searched);
  if (!refusal) throw new AppError("no_context", "No relevant context found");
  yield* withoutSources(refusal.text);
  yield* finish(question, { ...trace, outcome: "refused" }, refusal.topics);
}

/** The module is loaded on first use, because most questions are answered. */
const refusalOf = async ({ chatbot }: ChatQuestion, { language }: Trace, { ranking }: SearchOutcome) => {
  const { refusalFor } = await import("./refusal/refusal.ts");
  return refusalFor(chatbot.id, ranking.ranked, language);
};

function* withoutSources(text: string): Generator<AnswerEvent> {
  yield { type: "sources", context: [] };
  yield { type: "delta", text };
}

async function* finish(
  question: ChatQuestion,
  finished: Trace,
  topics: string[] = [],
): AsyncGenerator<AnswerEvent> {
  const trace = { ...finished, cost: await costOf(finished.configuration, finished.usage) };
  if (question.isDebugged) yield { type: "debug", debug: debugOf(trace) };
  const { promptTokens, completionTokens } = trace.usage ?? { promptTokens: 0, completionTokens: 0 };
  yield {
    type: "done",
    outcome: trace.outcome,
    ...(topics.length > 0 && { topics }),
    tokenCount: promptTokens + completionTokens,
    responseTime: Date.now() - question.askedAt.getTime(),
    metadata: metadataOf(trace),
    ...(trace.usage && { usage: trace.usage }),
  };
}

const languageIn = (question: string, { turns }: History): SpokenLanguage | undefined =>
  latestLanguage([...turns.flatMap(({ role, content }) => (role === "user" ? [content] : [])), question]);
