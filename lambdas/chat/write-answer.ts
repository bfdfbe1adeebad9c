import { isDeepStrictEqual } from "node:util";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { ChatMessage, ModelEvent, Usage } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import type { Trace } from "./debug/debug-of.ts";
import { noteOtherLanguage } from "./language/note-other-language.ts";
import { promptOf } from "./prompt/messages.ts";
import type { ChatQuestion } from "./question.ts";
import { isRefusalInWords } from "./refusal/refusal-in-words.ts";
import { type Beginning, readBeginning } from "./refusal/refusal-mark.ts";
import type { FoundPassage } from "./retrieval/rank.ts";
import type { SearchOutcome } from "./retrieval/retrieve.ts";
import { sourcesOf } from "./sources/sources-of.ts";
import type { StreamEvent } from "./stream-event.ts";

/**
 * Streams the sources, then the text of the model with its citations checked; returns the trace with outcome and usage
 * added. A text that refuses has no sources: it begins with the refusal mark, or cites nothing and says so in words.
 */
export async function* writeAnswer(
  asked: ChatQuestion,
  trace: Trace,
  { found, text: searched }: SearchOutcome,
): AsyncGenerator<StreamEvent, Trace & { text: string }> {
  const { configuration, signal } = asked;
  const { history, watch, api } = trace;
  const apiData = api?.apiData;
  const passages = found.map(({ passage }) => passage);
  const similarities = found.map(({ similarity }) => similarity);
  // The check of citations is loaded here, so that it does not delay the start of the function.
  const [sent, models, { checkCitations }] = await Promise.all([
    promptOf(asked, { history, found, ...(api && { api }) }),
    port("models"),
    import("./citations/check-citations.ts"),
  ]);
  let citations = checkCitations(passages, trace.language);
  const beginning = readBeginning();
  const startedAt = performance.now();
  let text = "";
  let shown = "";
  let usage: Usage | undefined;
  let isCut = false;
  let begun: Beginning | undefined;
  let context: ContextItem[] = [];
  let whole: string | undefined;
  const isOwn = (one: FoundPassage) => asked.attached?.isOwn(one);
  const show = function* (piece: string): Generator<StreamEvent> {
    shown += piece;
    if (piece) yield { type: "delta", text: piece };
  };
  const begin = function* (read: Beginning): Generator<StreamEvent> {
    begun = read;
    // A refusal cites nothing.
    if (read.isRefusal) citations = checkCitations([]);
    context = read.isRefusal
      ? []
      : sourcesOf(found, { isOwn, ...(whole !== undefined && { answer: whole }) });
    yield { type: "sources", context, ...(apiData && { apiData }) };
    yield* show(citations.pass(read.text));
  };
  yield { type: "prompt", usage: sum(estimateUsage(sent, ""), trace.usage) };
  const written = configuration.provider === "builtin" && found[0]?.isWrittenFor && passages[0];
  const request = {
    ...settingsOf(configuration),
    messages: sent,
    question: searched,
    passages,
    similarities,
    signal,
  };
  const model = () => (written ? quoteWhole(written.text) : models.chat(request));
  const streamed = api?.quoted ? api.inFrontOf(found.length > 0 ? model() : []) : model();
  // The built-in model needs no time, so its sources are sent with the places of the sentences that it quotes.
  const events = configuration.provider === "builtin" ? await Array.fromAsync(streamed) : streamed;
  if (Array.isArray(events)) whole = events.map((event) => ("text" in event ? event.text : "")).join("");
  for await (const event of events) {
    if ("usage" in event) {
      usage = event.usage;
      continue;
    }
    if ("isCut" in event) {
      isCut = true;
      continue;
    }
    if (text === "") watch.add("Model, first word", performance.now() - startedAt);
    text += event.text;
    if (begun) yield* show(citations.pass(event.text));
    else {
      const read = beginning.next(event.text);
      if (read) yield* begin(read);
    }
  }
  if (!begun && (text || !signal.aborted)) yield* begin(beginning.end());
  const rest = citations.end();
  if (rest.trim()) yield* show(rest);
  watch.add("Model, whole answer", performance.now() - startedAt);
  // The words that would answer, and their citation, may be those that are missing.
  const isRefused = begun?.isRefusal || (!apiData && !isCut && isRefusalInWords(shown));
  if (!isRefused && configuration.provider === "builtin" && found.length > 0) {
    const note = await noteOtherLanguage(trace.language, shown, passages);
    if (note) yield* show(`\n\n${note}`);
  }
  if (isRefused && !begun?.isRefusal) yield { type: "sources", context: [] };
  // Only the whole answer tells which sentence of a passage over several pages it cites.
  const exact = isRefused ? context : sourcesOf(found, { isOwn, answer: shown });
  if (!isDeepStrictEqual(exact, context))
    yield { type: "sources", context: exact, ...(apiData && { apiData }) };
  return {
    ...trace,
    text: shown,
    ...(isRefused && { outcome: "refused" }),
    ...(isCut && { isCut }),
    sent: configuration.provider === "builtin" ? [] : sent,
    citations: citations.found(),
    usage: sum(usage ?? estimateUsage(sent, text), trace.usage),
  };
}

/** An answer in its owner's words with a citation of the first passage, which keeps the end of code and tables intact. */
const quoteWhole = function* (text: string): Generator<ModelEvent> {
  yield { text: `${text}${/[`|]$/.test(text) ? "\n\n" : " "}[1]` };
};

const settingsOf = (configuration: ChatQuestion["configuration"]) => ({
  provider: configuration.provider,
  model: configuration.model,
  accountId: configuration.user_id,
  temperature: configuration.temperature,
  maxTokens: configuration.max_tokens,
  topP: configuration.top_p,
  frequencyPenalty: configuration.frequency_penalty,
  presencePenalty: configuration.presence_penalty,
  length: configuration.answer_style?.length,
});

const estimateUsage = (messages: ChatMessage[], text: string): Usage => ({
  promptTokens: messages.reduce((total, { content }) => total + estimateTokens(content), 0),
  completionTokens: estimateTokens(text),
  isEstimated: true,
});

const sum = (one: Usage, other: Usage | undefined): Usage => ({
  promptTokens: one.promptTokens + (other?.promptTokens ?? 0),
  completionTokens: one.completionTokens + (other?.completionTokens ?? 0),
  ...((one.isEstimated || other?.isEstimated) && { isEstimated: true }),
});
