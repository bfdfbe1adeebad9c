import type { ContextItem } from "../../shared/contract/chat.ts";
import { AppError } from "../../shared/errors.ts";
import type { ChatEvent } from "../../shared/sse.ts";
import type { ConfiguredChatbot } from "../chatbots/store.ts";
import { estimateTokens } from "../platform/models/estimate-tokens.ts";
import type { Usage } from "../platform/models/port.ts";
import { port } from "../platform/ports.ts";
import type { Turn } from "./history.ts";
import { messagesOf } from "./prompt.ts";
import { type Found, retrieve } from "./retrieve.ts";

export interface Question extends ConfiguredChatbot {
  question: string;
  /** Earlier turns, oldest first. */
  history: Turn[];
  askedAt: Date;
  signal: AbortSignal;
}

/**
 * Every answer of the product: what was found, the text as it is written, then what it took.
 * Throws AppError `no_context` where the documents have nothing on it, and what the model throws.
 */
export async function* answer(asked: Question): AsyncGenerator<ChatEvent> {
  const found = await retrieve(asked.chatbot.id, asked.question);
  if (found.length === 0) throw new AppError("no_context", "No relevant context found");
  yield { type: "sources", context: found.map(toContextItem) };
  const usage = yield* written(asked, found);
  if (asked.signal.aborted) return;
  yield {
    type: "done",
    tokenCount: usage.promptTokens + usage.completionTokens,
    responseTime: Date.now() - asked.askedAt.getTime(),
  };
}

async function* written(asked: Question, found: Found[]): AsyncGenerator<ChatEvent, Usage> {
  const { chatbot: _, configuration, question, history, signal } = asked;
  const messages = messagesOf({ systemPrompt: configuration.system_prompt, question, history, found });
  const models = await port("models");
  let text = "";
  let usage: Usage | undefined;
  const events = models.chat({
    provider: configuration.provider,
    model: configuration.model,
    messages,
    question,
    passages: found.map(({ passage }) => passage),
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
      text += event.text;
      yield { type: "delta", text: event.text };
    }
  }
  return usage ?? estimated(messages, text);
}

const estimated = (messages: { content: string }[], text: string): Usage => ({
  promptTokens: messages.reduce((sum, { content }) => sum + estimateTokens(content), 0),
  completionTokens: estimateTokens(text),
});

const toContextItem = ({ passage, similarity }: Found): ContextItem => ({
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
