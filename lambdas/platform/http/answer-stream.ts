import type { Answer } from "#shared/chat/shapes.ts";
import { type ChatEvent, encodeEvent, end, ping } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { toAppError } from "./errors.ts";

/** Errors that belong to the answer rather than to the request: a stream carries them as its last event. */
const inBand = new Set(["no_context", "not_configured", "model_failed", "rate_limited", "internal"]);

/** So the first byte is there within 5 s; proxies end a request without one after a minute at the latest. */
const openingSeconds = 4;

interface Started {
  events: AsyncGenerator<ChatEvent>;
  /** Nothing came in time: the stream has to open now, and carries whatever error comes later. */
  isSilent: boolean;
}

interface Starting {
  isStream: boolean;
  /** Whether a stream that fails at once carries the errors of answers, in place of their status. */
  carriesErrors: boolean;
}

/**
 * Waits for the first event, so that a request refused before it still gets its own HTTP status; a stream waits for 4 s.
 */
export const startAnswer = async (
  events: AsyncGenerator<ChatEvent>,
  { isStream, carriesErrors }: Starting,
): Promise<Started> => {
  const first = events.next();
  try {
    if (isStream && (await orSilence(first, openingSeconds)) === "silence")
      return { events: resume(first, events), isSilent: true };
    await first;
    return { events: resume(first, events), isSilent: false };
  } catch (error) {
    const visible = toAppError(error);
    const isRefused = visible.rate !== undefined;
    if (isStream && carriesErrors && inBand.has(visible.code) && !isRefused)
      return { events: only({ type: "error", error: visible.toJSON() }), isSilent: false };
    throw visible;
  }
};

const pingSeconds = 15;

/**
 * The events as Server-Sent Events: a comment after 15 s without an event, errors as an event, `[DONE]` as the last.
 */
export async function* frames(events: AsyncGenerator<ChatEvent>): AsyncGenerator<string> {
  yield* orPing(encoded(events));
  yield end;
}

async function* encoded(events: AsyncGenerator<ChatEvent>): AsyncGenerator<string> {
  try {
    for await (const event of events) yield encodeEvent(event);
  } catch (error) {
    yield encodeEvent({ type: "error", error: toAppError(error).toJSON() });
  }
}

/** The pieces, and a comment after each 15 s without one. */
export async function* orPing(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    let next = pieces.next();
    for (;;) {
      const step = await orSilence(next, pingSeconds);
      if (step === "silence") {
        yield ping;
        continue;
      }
      if (step.done) break;
      yield step.value;
      next = pieces.next();
    }
  } finally {
    await pieces.return(undefined);
  }
}

/** Collects the events into one answer. Throws AppError for an error event. */
export const wholeAnswer = async (
  events: AsyncGenerator<ChatEvent>,
  { includeContext }: { includeContext?: unknown },
): Promise<Answer> => {
  let answer: Answer = { answer: "", context: [], responseTime: 0, tokenCount: 0, outcome: "answered" };
  for await (const event of events) answer = withEvent(answer, event, includeContext !== false);
  return answer;
};

const withEvent = (answer: Answer, event: ChatEvent, includesContext: boolean): Answer => {
  switch (event.type) {
    case "sources": {
      const { context, conversationId, apiData } = event;
      return {
        ...answer,
        ...(includesContext && { context }),
        ...(conversationId && { conversationId }),
        ...(apiData && { apiData }),
      };
    }
    case "delta":
      return { ...answer, answer: answer.answer + event.text };
    case "debug":
      return { ...answer, debug: event.debug };
    case "done": {
      const { outcome, topics, messageId, isCut, responseTime, tokenCount } = event;
      return {
        ...answer,
        outcome,
        responseTime,
        tokenCount,
        ...(topics && { topics }),
        ...(messageId && { messageId }),
        ...(isCut && { isCut }),
      };
    }
    case "interview":
      return answer;
    case "error":
      throw new AppError(event.error.code, event.error.message, event.error.issues, {
        fault: event.error.fault,
      });
  }
};

async function* resume(first: Promise<IteratorResult<ChatEvent>>, events: AsyncGenerator<ChatEvent>) {
  const { done, value } = await first;
  if (done) return;
  yield value;
  yield* events;
}

async function* only(event: ChatEvent) {
  yield event;
}

const orSilence = async <Value>(next: Promise<Value>, seconds: number): Promise<Value | "silence"> => {
  const { promise, resolve } = Promise.withResolvers<"silence">();
  const timer = setTimeout(resolve, seconds * 1000, "silence");
  try {
    return await Promise.race([next, promise]);
  } finally {
    clearTimeout(timer);
  }
};
