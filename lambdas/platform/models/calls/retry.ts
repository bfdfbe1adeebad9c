import { setTimeout as pause } from "node:timers/promises";
import type { AppError } from "#shared/errors.ts";
import { withLogIds } from "../../logging/log-context.ts";
import { ModelFailure, PassingFailure } from "../model-failure.ts";

export interface Budget {
  tries: number;
  /** When to stop retrying, in milliseconds since 1970. */
  until: number;
  /** Ends a wait at once. */
  signal?: AbortSignal | undefined;
}

const firstWaitMilliseconds = 500;
const maxWaitMilliseconds = 20_000;

/**
 * Retries work that throws PassingFailure, with exponential backoff and full jitter after the provider's retry-after.
 * Throws the last failure if the wait would end after `until`.
 */
export const withRetry = async <Result>(
  work: () => Promise<Result>,
  { tries, until, signal }: Budget,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await withLogIds({ attempt }, work);
    } catch (error) {
      if (!(error instanceof PassingFailure) || attempt === tries) throw error;
      const wait = (error.retryAfterSeconds ?? 0) * 1000 + backoff(attempt);
      if (Date.now() + wait > until) throw error;
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal?.aborted) throw error;
    }
};

/**
 * Chooses the failure of each of several tries that share one timeout: a retry that it ended had only the rest of the
 * time, so it counts as the failure before it.
 */
export const failureOfTries = (): ((failure: AppError) => AppError) => {
  let former: AppError | undefined;
  return (failure) => {
    if (!former || !isTimeout(failure)) former = failure;
    return former;
  };
};

const isTimeout = (failure: AppError): boolean =>
  failure instanceof ModelFailure && failure.told.reason === "silent";

/** Exponential backoff with full jitter, in milliseconds. */
const backoff = (attempt: number): number =>
  Math.random() * Math.min(maxWaitMilliseconds, firstWaitMilliseconds * 2 ** (attempt - 1));

/**
 * The wait in seconds from headers (names in lower case): `retry-after` in seconds or as a date (RFC 9110, section
 * 10.2.3), or `retry-after-ms`. Undefined if both are missing or invalid.
 */
export const retryAfterOf = (header: (name: string) => string | null | undefined): number | undefined => {
  const milliseconds = numberOf(header("retry-after-ms"));
  if (milliseconds !== undefined) return milliseconds / 1000;
  const value = header("retry-after");
  const seconds = numberOf(value) ?? (Date.parse(value ?? "") - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const numberOf = (value: string | null | undefined): number | undefined =>
  value && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
