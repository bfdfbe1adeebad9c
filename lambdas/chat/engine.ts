import { addLogFields, addLogIds } from "#platform/logging/log-context.ts";
import { type AnswerStyle, defaultAnswerStyle } from "#shared/chatbots/answer-style.ts";
import { AppError } from "#shared/errors.ts";
import { startCalls } from "./api/start-calls.ts";
import { type History, trimHistory } from "./conversation/trim.ts";
import { costOf } from "./debug/cost.ts";
import { debugOf, type Trace } from "./debug/debug-of.ts";
import { metadataOf } from "./debug/metadata.ts";
import { stopwatch } from "./debug/stopwatch.ts";
import { latestLanguage, type SpokenLanguage } from "./language/spoken-language.ts";
import { noteModel } from "./note-model.ts";
import type { ChatQuestion } from "./question.ts";
import { passagesFor } from "./retrieval/passages-for.ts";
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
export const streamAnswer = (question: ChatQuestion): AsyncGenerator<AnswerEvent> => {
  const { answer_style: style = defaultAnswerStyle } = question.configuration;
  const events = answerEvents(question, style);
  const styled = changesText(style) ? restyle(style, events) : events;
  const isBounded = question.chatbot.budget || question.accountBudget;
  return noteModel(question, isBounded ? bounded(question, styled) : styled);
};

/** The module is loaded on first use, because most chatbots have no budget. */
async function* bounded(question: ChatQuestion, events: AsyncGenerator<AnswerEvent>) {
  yield* (await import("./budget/within-budget.ts")).withinBudget(question, events);
}

const changesText = ({ citations, avoided_words }: AnswerStyle): boolean =>
  !citations || avoided_words.length > 0;

/** The module is loaded on first use, because most chatbots need none of it. */
async function* restyle(style: AnswerStyle, events: AsyncGenerator<AnswerEvent>) {
  const [{ inStyle }, { checkCitations }] = await Promise.all([
    import("./style/in-style.ts"),
    import("./citations/check-citations.ts"),
  ]);
  // Without passages every mark is removed.
  yield* inStyle(style, checkCitations([]), events);
}

async function* answerEvents(question: ChatQuestion, style: AnswerStyle): AsyncGenerator<AnswerEvent> {
  const { chatbot, question: text, configuration } = question;
  const history = trimHistory(question.earlier);
  const { spoken, page } = await languageIn(question, history);
  const language = style.language === "visitor" ? spoken : style.language;
  const watch = stopwatch();
  addLogIds({ chatbotId: chatbot.id });
  addLogFields({ provider: configuration.provider, model: configuration.model });
  const trace: Trace = { outcome: "answered", question: text, configuration, history, watch, language };

  const talk = await watch.time("Understand", () =>
    smallTalk(text, { chatbot, language: spoken ?? page, style }),
  );
  if (talk) {
    yield* withoutSources(talk.reply);
    yield* finish(question, { ...trace, outcome: "small_talk", language: talk.language });
    return;
  }
  const calling = startCalls(question, spoken);
  const { usage, ...outcome } = await understand({
    ...question,
    turns: [...(await topicOf(question)), ...history.turns],
    language: spoken,
    watch,
  });
  const searched = await foundFor(question, outcome, { spoken, style });
  addLogFields(countsOf(searched));
  const api = calling && (await watch.time("APIs, beyond the search", () => calling));
  const found = { ...trace, searched, ...(api && { api }), ...(usage && { usage }) };
  yield* isAnswerable(question, found, searched)
    ? answer(question, found, searched)
    : refuse(question, found, searched);
}

/** A question that finds nothing for the built-in model is searched for once more in the language of the documents. */
const foundFor = async (
  { chatbot, configuration, attached }: ChatQuestion,
  outcome: SearchOutcome,
  { spoken, style }: { spoken: SpokenLanguage | undefined; style: AnswerStyle },
): Promise<SearchOutcome> => {
  const found = passagesFor(configuration.provider, style.refusal, outcome);
  if (found.length > 0 || configuration.provider !== "builtin" || !spoken) return { ...outcome, found };
  const { searchAcross } = await import("./retrieval/across-languages.ts");
  const across = await searchAcross(chatbot.id, outcome, { spoken, attached });
  return across ? { ...across, found: passagesFor("builtin", style.refusal, across) } : { ...outcome, found };
};

/** The module is loaded on first use, because few pages say what they are about. */
const topicOf = async ({ pageContext }: ChatQuestion) =>
  pageContext ? (await import("./prompt/page-context.ts")).topicTurns(pageContext) : [];

/** A language model also words what an API did not tell; the built-in one needs something to quote. */
const isAnswerable = ({ configuration }: ChatQuestion, { api }: Trace, { found }: SearchOutcome): boolean =>
  found.length > 0 || (api !== undefined && (configuration.provider !== "builtin" || !!api.apiData));

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
  const missing = trace.api?.quoted;
  if (!refusal && !missing) throw new AppError("no_context", "No relevant context found");
  yield* withoutSources([missing, refusal?.text].filter(Boolean).join("\n\n"));
  yield* finish(question, { ...trace, outcome: "refused" }, refusal?.topics);
}

/** The module is loaded on first use, because most questions are answered. */
const refusalOf = async (question: ChatQuestion, { language }: Trace, { ranking }: SearchOutcome) => {
  const { refusalFor } = await import("./refusal/refusal.ts");
  return refusalFor(question, ranking.ranked, language);
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
  await finished.api?.recorded;
  const trace = { ...finished, cost: await costOf(finished.configuration, finished.usage) };
  if (question.isDebugged) yield { type: "debug", debug: debugOf(trace) };
  const { promptTokens, completionTokens } = trace.usage ?? { promptTokens: 0, completionTokens: 0 };
  yield {
    type: "done",
    outcome: trace.outcome,
    ...(topics.length > 0 && { topics }),
    ...(trace.isCut && { isCut: true as const }),
    tokenCount: promptTokens + completionTokens,
    responseTime: Date.now() - question.askedAt.getTime(),
    metadata: metadataOf(trace),
    ...(trace.usage && { usage: trace.usage }),
  };
}

interface Spoken {
  spoken: SpokenLanguage | undefined;
  /** The language of the page, if that of the question is not recognised. */
  page?: SpokenLanguage | undefined;
}

/** The module about pages is loaded on first use, because most questions are in a language. */
const languageIn = async ({ question, pageTag }: ChatQuestion, { turns }: History): Promise<Spoken> => {
  const asked = turns.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const spoken = latestLanguage([...asked, question]);
  if (spoken || !pageTag) return { spoken };
  const { isWordless, languageOfTag } = await import("./language/page-language.ts");
  const page = languageOfTag(pageTag);
  return { spoken: isWordless(question) ? page : undefined, page };
};
