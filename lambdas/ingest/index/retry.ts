import { AppError, type ErrorCode } from "../../../shared/errors.ts";

const tries = 5;
const firstWaitMilliseconds = 500;
const passing: ErrorCode[] = ["rate_limited", "model_failed", "unavailable"];

/**
 * Tries again what failed for a reason that may pass, each time after a wait that doubles; half of it is left to
 * chance, so that those who failed together do not come back together. Gives up where the wait would end after
 * `until` (milliseconds since 1970).
 */
export const withRetry = async <Result>(work: () => Promise<Result>, until: number): Promise<Result> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      const wait = firstWaitMilliseconds * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const mayPass = error instanceof AppError && passing.includes(error.code);
      if (!mayPass || attempt === tries || Date.now() + wait > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
};
