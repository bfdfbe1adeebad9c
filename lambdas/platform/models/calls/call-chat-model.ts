import { AppError } from "#shared/errors.ts";
import { ModelFailure } from "../model-failure.ts";
import type { ChatRequest, ModelEvent } from "../port.ts";
import { type Reply, startCallLog } from "./call-log.ts";
import { inTime } from "./in-time.ts";
import { logChat } from "./log-chat.ts";
import type { Patience } from "./patience.ts";
import { problemOf } from "./problem.ts";
import { failureOfTries, withRetry } from "./retry.ts";

interface Call extends Pick<Patience, "firstTokenSeconds" | "betweenTokensSeconds"> {
  request: ChatRequest;
  /** Converts an error of the client to the one that users see. */
  toFailure(error: unknown): AppError;
}

const tries = 5;

/**
 * Streams a model's answer, with logging and timeouts. Failures before the first word are retried within the timeout for
 * it; later ones throw `model_failed`, because text that was shown cannot be taken back. Events with empty text only
 * reset the timeout.
 */
export async function* callChatModel(
  open: (signal: AbortSignal, reply: Reply) => AsyncGenerator<ModelEvent>,
  { request, toFailure, ...patience }: Call,
): AsyncGenerator<ModelEvent> {
  const { signal } = request;
  const until = Date.now() + patience.firstTokenSeconds * 1000;
  const failureOf = failureOfTries();
  const start = async () => {
    const limits = { ...patience, signal, firstTokenSeconds: (until - Date.now()) / 1000 };
    const line = startCallLog(request, { call: "chat" });
    const opened = inTime((gone) => open(gone, line.reply), limits);
    const events = logChat(opened, line, request);
    const first = await events.next().catch((error) => {
      throw failureOf(toFailure(error));
    });
    return { first, events };
  };
  const started = await withRetry(start, { tries, until, signal }).catch(unlessLeft(signal));
  if (!started || started.first.done) return;
  try {
    yield started.first.value;
    yield* started.events;
  } catch (error) {
    throw cutOff(error, toFailure(error));
  } finally {
    await started.events.return(undefined);
  }
}

const unlessLeft = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) return undefined;
  throw error;
};

const cutOff = (error: unknown, failure: AppError): AppError => {
  const { cause } = failure;
  const message =
    problemOf(error) === "declined"
      ? "The model's content filter cut the answer off. Please ask in other words."
      : "The answer was cut off. Please try again.";
  return failure instanceof ModelFailure
    ? new ModelFailure("model_failed", message, failure.told, { cause })
    : new AppError("model_failed", message, undefined, { cause });
};
