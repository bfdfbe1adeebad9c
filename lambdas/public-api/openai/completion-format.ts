import { orPing } from "#platform/http/answer-stream.ts";
import { toAppError } from "#platform/http/errors.ts";
import type { AnswerFormat } from "#platform/http/stream.ts";
import { newId } from "#platform/table/new-id.ts";
import { type ChatEvent, end } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { toOpenAiError } from "#shared/public-api/openai-error.ts";
import type { Completion } from "#shared/public-api/openai-shapes.ts";
import { annotationsIn } from "./annotations.ts";

type Sources = Extract<ChatEvent, { type: "sources" }>;
type Done = Extract<ChatEvent, { type: "done" }>;

/** Answers as OpenAI's clients read them: one object, or chunks. */
export const completionFormat: AnswerFormat = {
  frames: async function* (events, { model, stream_options }) {
    const asked = (stream_options ?? {}) as { include_usage?: boolean | null };
    const chunks = chunksOf(events, { model: String(model), hasUsage: asked.include_usage === true });
    yield* orPing(chunks);
  },

  whole: async (events, { model }): Promise<Completion> => {
    let text = "";
    let sources: Sources = { type: "sources", context: [] };
    let done: Done | undefined;
    for await (const event of events) {
      if (event.type === "delta") text += event.text;
      if (event.type === "sources") sources = { ...sources, ...event };
      if (event.type === "done") done = event;
      if (event.type === "error") throw new AppError(event.error.code, event.error.message);
    }
    const message = {
      role: "assistant" as const,
      content: text,
      refusal: null,
      annotations: annotationsIn(text, sources.context),
    };
    return {
      ...headOf(String(model)),
      object: "chat.completion",
      choices: [{ index: 0, message, logprobs: null, finish_reason: reasonOf(done) }],
      usage: usageOf(done),
      docent: docentOf(sources, done),
    };
  },
};

interface Asked {
  model: string;
  hasUsage: boolean;
}

/**
 * The chunks of a stream: the role first, one finish reason, the usage only if it was asked for, `[DONE]` last. A
 * failure is an error chunk without a finish reason, so clients do not take it for an end.
 */
async function* chunksOf(
  events: AsyncGenerator<ChatEvent>,
  { model, hasUsage }: Asked,
): AsyncGenerator<string> {
  const head = { ...headOf(model), object: "chat.completion.chunk" };
  const frame = (delta: object, finish_reason: FinishReason | null = null, more: object = {}) =>
    toFrame({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(hasUsage && { usage: null }),
      ...more,
    });
  let text = "";
  let sources: Sources = { type: "sources", context: [] };
  try {
    let isBegun = false;
    for await (const event of events) {
      if (event.type === "error") throw new AppError(event.error.code, event.error.message);
      if (!isBegun) yield frame({ role: "assistant", content: "", refusal: null });
      isBegun = true;
      if (event.type === "sources") sources = { ...sources, ...event };
      if (event.type === "delta") {
        text += event.text;
        yield frame({ content: event.text });
      }
      if (event.type !== "done") continue;
      const annotations = annotationsIn(text, sources.context);
      const delta = annotations.length > 0 ? { annotations } : {};
      yield frame(delta, reasonOf(event), { docent: docentOf(sources, event) });
      if (hasUsage) yield toFrame({ ...head, choices: [], usage: usageOf(event) });
    }
  } catch (error) {
    yield toFrame(toOpenAiError(toAppError(error)));
  } finally {
    await events.return(undefined);
  }
  yield end;
}

type FinishReason = Completion["choices"][number]["finish_reason"];

const reasonOf = (done: Done | undefined): FinishReason => (done?.isCut ? "length" : "stop");

const toFrame = (chunk: object): string => `data: ${JSON.stringify(chunk)}\n\n`;

const headOf = (model: string) => ({
  id: newId("message").replace(/^msg_/, "chatcmpl-"),
  created: Math.floor(Date.now() / 1000),
  model,
});

const usageOf = (done: Done | undefined) => {
  const { promptTokens = 0, completionTokens = 0 } = done?.usage ?? {};
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
};

const docentOf = ({ conversationId }: Sources, done: Done | undefined) => ({
  outcome: done?.outcome ?? ("answered" as const),
  ...(conversationId && { conversation_id: conversationId }),
  ...(done?.messageId && { message_id: done.messageId }),
  ...(done?.isErrand && { errand: true as const }),
});
