import type { AppError } from "#shared/errors.ts";
import { replyInTime } from "./in-time.ts";
import { withRetry } from "./retry.ts";

interface Check {
  seconds: number;
  /** What a person is told of what the client threw. */
  toFailure(error: unknown): AppError;
}

/** One short call that shows whether a model can be asked, tried again within the time. */
export const checked = async (
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
