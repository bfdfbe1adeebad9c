import type { AppError } from "#shared/errors.ts";
import type { ModelEvent } from "../port.ts";
import type { Patience } from "./patience.ts";
import { Problem } from "./problem.ts";
import { withRetry } from "./retry.ts";

export interface Limits extends Pick<Patience, "firstTokenSeconds" | "betweenTokensSeconds"> {
  /** Fires when nobody reads any more. */
  signal?: AbortSignal | undefined;
}

/**
 * A model's events, given up as soon as nobody reads them, which ends them silently, and where the model says nothing
 * for too long, which throws. The signal that the model is opened with fires in every case.
 */
export async function* inTime(
  open: (signal: AbortSignal) => AsyncGenerator<ModelEvent>,
  { signal, firstTokenSeconds, betweenTokensSeconds }: Limits,
): AsyncGenerator<ModelEvent> {
  if (signal?.aborted) return;
  const over = new AbortController();
  const left = Promise.withResolvers<"left">();
  signal?.addEventListener("abort", () => left.resolve("left"), { signal: over.signal });
  const events = open(over.signal);
  let seconds = firstTokenSeconds;
  try {
    for (;;) {
      const step = await Promise.race([within(seconds, events.next()), left.promise]);
      if (step === "left" || step.done) return;
      seconds = betweenTokensSeconds;
      yield step.value;
    }
  } finally {
    over.abort();
  }
}

/** One reply of a model, given up where it takes too long or where the signal fires, which throws. */
export const replyInTime = async <Reply>(
  ask: (signal: AbortSignal) => Promise<Reply>,
  seconds: number,
  signal: AbortSignal,
): Promise<Reply> => {
  const over = new AbortController();
  try {
    return await within(seconds, ask(AbortSignal.any([signal, over.signal])));
  } finally {
    over.abort();
  }
};

interface Check {
  seconds: number;
  /** What a person is told of what the client threw. */
  toFailure(error: unknown): AppError;
}

/** One short call that shows whether a model can be asked, tried again within the time. */
export const checkModel = async (
  ask: (signal: AbortSignal) => Promise<unknown>,
  { seconds, toFailure }: Check,
): Promise<void> => {
  const until = Date.now() + seconds * 1000;
  const never = new AbortController().signal;
  const once = () =>
    replyInTime(ask, (until - Date.now()) / 1000, never).catch((error) => {
      throw toFailure(error);
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
