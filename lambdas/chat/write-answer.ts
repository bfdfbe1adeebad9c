import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { ChatMessage, Usage } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import type { ContextItem } from "#shared/contract/chat.ts";
import { checkCitations } from "./citations/check-citations.ts";
import type { Trace } from "./debug/debug-of.ts";
import { promptFor } from "./prompt/messages.ts";
import type { ChatQuestion } from "./question.ts";
import type { FoundPassage } from "./retrieval/rank.ts";
import type { SearchOutcome } from "./retrieval/retrieve.ts";
import type { StreamEvent } from "./stream-event.ts";

/** Streams the sources, then the text of the model with its citations checked; returns the trace with usage added. */
export async function* writeAnswer(
  { configuration, question, signal }: ChatQuestion,
  trace: Trace,
  { found, text: searched }: SearchOutcome,
): AsyncGenerator<StreamEvent, Trace> {
  const { history, watch } = trace;
  const passages = found.map(({ passage }) => passage);
  const sent = promptFor({
    systemPrompt: configuration.system_prompt,
    question,
    turns: history.turns,
    found,
  });
  yield { type: "sources", context: found.map(toContextItem) };
  const models = await port("models");
  const citations = checkCitations(passages);
  const startedAt = performance.now();
  let text = "";
  let usage: Usage | undefined;
  const events = models.chat({
    provider: configuration.provider,
    model: configuration.model,
    messages: sent,
    question: searched,
    passages,
    temperature: configuration.temperature,
    maxTokens: configuration.max_tokens,
    topP: configuration.top_p,
    frequencyPenalty: configuration.frequency_penalty,
    presencePenalty: configuration.presence_penalty,
    signal,
  });
  for await (const event of events) {
    if ("usage" in event) usage = event.usage;
    else {
      if (text === "") watch.add("Model, first word", performance.now() - startedAt);
      text += event.text;
      const shown = citations.pass(event.text);
      if (shown) yield { type: "delta", text: shown };
    }
  }
  const rest = citations.end();
  if (rest.trim()) yield { type: "delta", text: rest };
  watch.add("Model, whole answer", performance.now() - startedAt);
  return {
    ...trace,
    sent: configuration.provider === "builtin" ? [] : sent,
    citations: citations.found(),
    usage: sum(usage ?? estimateUsage(sent, text), trace.usage),
  };
}

const estimateUsage = (messages: ChatMessage[], text: string): Usage => ({
  promptTokens: messages.reduce((total, { content }) => total + estimateTokens(content), 0),
  completionTokens: estimateTokens(text),
});

const sum = (one: Usage, other: Usage | undefined): Usage => ({
  promptTokens: one.promptTokens + (other?.promptTokens ?? 0),
  completionTokens: one.completionTokens + (other?.completionTokens ?? 0),
});

const toContextItem = ({ passage, similarity }: FoundPassage): ContextItem => ({
  content: passage.text,
  similarity,
  source: passage.filename,
  metadata: {
    filename: passage.filename,
    documentId: passage.documentId,
    passageId: passage.id,
    ...(passage.place && { place: passage.place }),
    titlePath: passage.titlePath,
    passage: passage.ordinal + 1,
  },
});
