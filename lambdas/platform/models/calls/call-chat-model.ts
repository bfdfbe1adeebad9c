import { AppError } from "#shared/errors.ts";
import type { ChatRequest, ModelEvent } from "../port.ts";
import { type Reply, startCallLog } from "./call-log.ts";
import { inTime } from "./in-time.ts";
import { logChat } from "./log-chat.ts";
import type { Patience } from "./patience.ts";
import { problemOf } from "./problem.ts";
import { withRetry } from "./retry.ts";

interface Call extends Pick<Patience, "firstTokenSeconds" | "betweenTokensSeconds"> {
  request: ChatRequest;
  /** What a person is told of what the client threw. */
  toFailure(error: unknown): AppError;
}

const tries = 5;

/**
 * A model's answer: tried again until its first word, within the patience for that; what breaks later throws
 * `model_failed`, for what was read already cannot be taken back. Events without text only show that the model lives.
 */
export async function* callChatModel(
  open: (signal: AbortSignal, reply: Reply) => AsyncGenerator<ModelEvent>,
  { request, toFailure, ...patience }: Call,
): AsyncGenerator<ModelEvent> {
  const { signal } = request;
  const until = Date.now() + patience.firstTokenSeconds * 1000;
  const begin = async () => {
    const limits = { ...patience, signal, firstTokenSeconds: (until - Date.now()) / 1000 };
    const line = startCallLog(request, { call: "chat" });
    const opened = inTime((gone) => open(gone, line.reply), limits);
    const events = logChat(told(opened), line, request);
    const first = await events.next().catch((error) => {
      throw toFailure(error);
    });
    return { first, events };
  };
  const begun = await withRetry(begin, { tries, until, signal }).catch(unlessLeft(signal));
  if (!begun || begun.first.done) return;
  try {
    yield begun.first.value;
    yield* begun.events;
  } catch (error) {
    throw cutOff(error, toFailure(error));
  } finally {
    await begun.events.return(undefined);
  }
}

async function* told(events: AsyncGenerator<ModelEvent>): AsyncGenerator<ModelEvent> {
  for await (const event of events) if (!("text" in event) || event.text !== "") yield event;
}

const unlessLeft = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) return undefined;
  throw error;
};

const cutOff = (error: unknown, { cause }: AppError): AppError => {
  const message =
    problemOf(error) === "declined"
      ? "The model's content filter cut the answer off. Please ask in other words."
      : "The answer was cut off. Please try again.";
  return new AppError("model_failed", message, undefined, { cause });
};
