import type { ErrorBody } from "../errors.ts";
import type { Interview } from "../interviews/shapes.ts";
import type { Answer, ContextItem, Debug, Outcome } from "./shapes.ts";

export interface AnswerUsage {
  tokenCount: number;
  /** Milliseconds. */
  responseTime: number;
  /** The tokens of a model's prompt and of its text; absent if none was called. */
  usage?: { promptTokens: number; completionTokens: number };
}

type ApiData = NonNullable<Answer["apiData"]>;

/**
 * The events of a streamed answer, in this order; an error is always the last one. `isCut` says that the model's limit of
 * tokens ended the text.
 */
export type ChatEvent =
  | { type: "sources"; context: ContextItem[]; conversationId?: string; apiData?: ApiData }
  | { type: "delta"; text: string }
  | { type: "debug"; debug: Debug }
  | ({
      type: "done";
      outcome: Outcome;
      topics?: string[];
      messageId?: string;
      isCut?: true;
      isErrand?: true;
    } & AnswerUsage)
  /** Where a job interview stands after the question that was streamed. */
  | { type: "interview"; interview: Interview }
  | { type: "error"; error: ErrorBody };

export const ping = ": ping\n\n";
export const end = "data: [DONE]\n\n";

/** One Server-Sent Events frame in the shape of OpenAI's chat completion chunks, so that its clients can read it. */
export const encodeEvent = (event: ChatEvent): string => `data: ${JSON.stringify(toChunk(event))}\n\n`;

/** Reads a streamed answer. Throws an Error if the stream ends without `[DONE]`. Skips comments and unknown chunks. */
export async function* decodeEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new Error("The answer was cut off.");
      buffer += decoder.decode(value, { stream: true });
      const frames = buffer.split(/\r?\n\r?\n/);
      buffer = frames.pop() ?? "";
      for (const frame of frames) {
        const payload = payloadOf(frame);
        if (payload === "[DONE]") return;
        if (payload) yield* fromChunk(JSON.parse(payload));
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

interface Chunk {
  choices?: { index?: number; delta?: { role?: string; content?: string }; finish_reason?: string | null }[];
  context?: ContextItem[];
  conversationId?: string;
  apiData?: ApiData;
  usage?: { total_tokens: number };
  responseTime?: number;
  error?: ErrorBody;
  debug?: Debug;
  outcome?: Outcome;
  topics?: string[];
  messageId?: string;
  isCut?: true;
  interview?: Interview;
}

const toChunk = (event: ChatEvent): Chunk => {
  switch (event.type) {
    case "sources":
      return {
        choices: [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }],
        context: event.context,
        ...(event.conversationId && { conversationId: event.conversationId }),
        ...(event.apiData && { apiData: event.apiData }),
      };
    case "delta":
      return { choices: [{ index: 0, delta: { content: event.text }, finish_reason: null }] };
    case "done":
      return {
        choices: [{ index: 0, delta: {}, finish_reason: event.isCut ? "length" : "stop" }],
        usage: { total_tokens: event.tokenCount },
        responseTime: event.responseTime,
        outcome: event.outcome,
        ...(event.topics && { topics: event.topics }),
        ...(event.messageId && { messageId: event.messageId }),
        ...(event.isCut && { isCut: event.isCut }),
      };
    case "debug":
      return { debug: event.debug };
    case "interview":
      return { interview: event.interview };
    case "error":
      return { error: event.error };
  }
};

/** Further fields belong to the event of their chunk. */
function* fromChunk({
  error,
  context,
  choices,
  debug,
  usage,
  interview,
  ...further
}: Chunk): Generator<ChatEvent> {
  if (error) yield { type: "error", error };
  if (context) yield { type: "sources", context, ...further };
  const text = choices?.[0]?.delta?.content;
  if (text) yield { type: "delta", text };
  if (debug) yield { type: "debug", debug };
  if (interview) yield { type: "interview", interview };
  if (usage)
    yield {
      type: "done",
      tokenCount: usage.total_tokens,
      responseTime: 0,
      outcome: "answered",
      ...further,
    };
}

const payloadOf = (frame: string): string =>
  frame
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .join("\n");
