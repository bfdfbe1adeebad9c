import type { AppError } from "#shared/errors.ts";
import type { ModelEvent } from "../port.ts";
import { eventQueue } from "./event-queue.ts";
import type { Patience } from "./patience.ts";
import { Problem } from "./problem.ts";
import { failureOfTries, withRetry } from "./retry.ts";

export interface Limits extends Pick<Patience, "firstTokenSeconds" | "betweenTokensSeconds"> {
  /** Aborts when the reader has left. */
  signal?: AbortSignal | undefined;
}

/**
 * Limits the wait for each event of a model: a reader's abort ends the stream silently, a timeout throws Problem
 * `silent`. The signal given to `open` aborts unless `open` came to its end. Joins text that follows closely; empty text only resets
 * the timeout.
 */
export async function* inTime(
  open: (signal: AbortSignal) => AsyncGenerator<ModelEvent>,
  { signal, firstTokenSeconds, betweenTokensSeconds }: Limits,
): AsyncGenerator<ModelEvent> {
  if (signal?.aborted) return;
  const over = new AbortController();
  const queue = eventQueue();
  const silent = () => queue.end(new Problem("silent"));
  let timer = setTimeout(silent, firstTokenSeconds * 1000);
  const leave = () => queue.end();
  signal?.addEventListener("abort", leave);
  let isRead = false;
  const read = async () => {
    let isFirst = true;
    for await (const event of open(over.signal)) {
      queue.push(event);
      if (isFirst) {
        clearTimeout(timer);
        timer = setTimeout(silent, betweenTokensSeconds * 1000);
      } else timer.refresh();
      isFirst = false;
    }
    isRead = true;
  };
  read().then(() => queue.end(), queue.end);
  try {
    yield* queue.events();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
    // an abort is dear, and what was read to its end needs none
    if (!isRead) over.abort();
  }
}

/**
 * Limits the time of one reply: throws Problem `silent` on a timeout, which is also the reason of the signal then, and
 * what `ask` throws on an abort.
 */
export const replyInTime = async <Reply>(
  ask: (signal: AbortSignal) => Promise<Reply>,
  seconds: number,
  signal: AbortSignal,
): Promise<Reply> => {
  const over = new AbortController();
  try {
    return await within(seconds, ask(AbortSignal.any([signal, over.signal])));
  } catch (error) {
    over.abort(error);
    throw error;
  }
};

interface Check {
  seconds: number;
  /** Converts an error of the client to the one that users see. */
  toFailure(error: unknown): AppError;
}

/** Checks a model by one short call, retried within the time. */
export const checkModel = async (
  ask: (signal: AbortSignal) => Promise<unknown>,
  { seconds, toFailure }: Check,
): Promise<void> => {
  const until = Date.now() + seconds * 1000;
  const never = new AbortController().signal;
  const failureOf = failureOfTries();
  const once = () =>
    replyInTime(ask, (until - Date.now()) / 1000, never).catch((error) => {
      throw failureOf(toFailure(error));
    });
  await withRetry(once, { tries: 3, until });
};

const within = async <Step>(seconds: number, step: Promise<Step>): Promise<Step> => {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Problem("silent")), seconds * 1000);
  try {
    return await Promise.race([step, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
};
