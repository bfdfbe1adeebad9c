import { addLogFields, addLogIds } from "#platform/logging/log-context.ts";
import type { Provider } from "#platform/models/port.ts";
import { AppError } from "#shared/errors.ts";
import { type History, trimmed } from "./conversation/trim.ts";
import { costOf } from "./debug/cost.ts";
import { debugOf, type Trace } from "./debug/debug-of.ts";
import { metadataOf } from "./debug/metadata.ts";
import { stopwatch } from "./debug/stopwatch.ts";
import { latestLanguage, type SpokenLanguage } from "./language/spoken-language.ts";
import type { Question } from "./question.ts";
import { countsOf, type Searched } from "./retrieval/search-for.ts";
import { smallTalk } from "./small-talk/small-talk.ts";
import type { AnswerEvent } from "./stream-event.ts";
import { understood } from "./understand/understand.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Streams an answer: the sources, the text, then outcome and usage. Small talk is answered and a question without
 * passages is refused, both without a model. Throws AppError `no_context` if the chatbot has no documents, and the
 * errors of the model.
 */
export async function* answer(asked: Question): AsyncGenerator<AnswerEvent> {
  const { chatbot, question, configuration } = asked;
  const history = trimmed(asked.earlier);
  const language = languageIn(question, history);
  const watch = stopwatch();
  addLogIds({ chatbotId: chatbot.id });
  addLogFields({ provider: configuration.provider, model: configuration.model });
  const trace: Trace = { outcome: "answered", question, configuration, history, watch, language };

  const talk = await watch.time("Understand", () => smallTalk(question, { chatbot, language }));
  if (talk) {
    yield* told(talk.reply);
    yield* ended(asked, { ...trace, outcome: "small_talk", language: talk.language });
    return;
  }
  const { usage, ...understoodAs } = await understood({ ...asked, turns: history.turns, language, watch });
  const searched = { ...understoodAs, found: passagesFor(configuration.provider, understoodAs) };
  addLogFields(countsOf(searched));
  const found = { ...trace, searched, ...(usage && { usage }) };
  yield* searched.found.length > 0 ? answered(asked, found, searched) : refused(asked, found, searched);
}

/**
 * A language model judges itself whether the related passages answer a question; the threshold of answerability is
 * calibrated for the built-in model, which quotes whatever it is given.
 */
const passagesFor = (provider: Provider, { found, related }: Searched) =>
  provider === "builtin" ? found : related;

async function* answered(asked: Question, trace: Trace, searched: Searched): AsyncGenerator<AnswerEvent> {
  const finished = yield* writeAnswer(asked, trace, searched);
  if (!asked.signal.aborted) yield* ended(asked, finished);
}

async function* refused(asked: Question, trace: Trace, searched: Searched): AsyncGenerator<AnswerEvent> {
  const { refusalFor } = await import("./refusal/refusal.ts");
  const refusal = await refusalFor(asked.chatbot.id, searched.ranking.ranked, trace.language);
  if (!refusal) throw new AppError("no_context", "No relevant context found");
  yield* told(refusal.text);
  yield* ended(asked, { ...trace, outcome: "refused" }, refusal.topics);
}

/** What is said without a source. */
function* told(text: string): Generator<AnswerEvent> {
  yield { type: "sources", context: [] };
  yield { type: "delta", text };
}

async function* ended(asked: Question, finished: Trace, topics: string[] = []): AsyncGenerator<AnswerEvent> {
  const trace = { ...finished, cost: await costOf(finished.configuration, finished.usage) };
  if (asked.isDebugged) yield { type: "debug", debug: debugOf(trace) };
  const { promptTokens, completionTokens } = trace.usage ?? { promptTokens: 0, completionTokens: 0 };
  yield {
    type: "done",
    outcome: trace.outcome,
    ...(topics.length > 0 && { topics }),
    tokenCount: promptTokens + completionTokens,
    responseTime: Date.now() - asked.askedAt.getTime(),
    metadata: metadataOf(trace),
  };
}

const languageIn = (question: string, { turns }: History): SpokenLanguage | undefined =>
  latestLanguage([...turns.flatMap(({ role, content }) => (role === "user" ? [content] : [])), question]);
