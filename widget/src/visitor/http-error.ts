import type { ErrorBody } from "#shared/errors.ts";
import { filled, type Words, words } from "../words/words.ts";

/** `HTTP error! status: N`, with the server's message as its cause. */
export async function httpError(response: Response): Promise<Error> {
  return new Error(`HTTP error! status: ${response.status}`, {
    cause: await response.json().catch(() => undefined),
  });
}

/**
 * The code of the product's error: `not_found` if the widget or public chatbot does not exist, or no longer answers,
 * `conflict` if a person of the team got the question.
 */
export const codeOf = (error: unknown): string | undefined => bodyOf(error).code;

/** The message about an exceeded rate limit, with the time to wait; undefined for other errors. */
export function tooOften(error: unknown): string | undefined {
  const { retryAfterSeconds, message } = bodyOf(error);
  if (!retryAfterSeconds) return;
  const { later }: Words = words;
  return later ? filled(later, { n: Math.ceil(retryAfterSeconds / 60) }) : message;
}

const bodyOf = (error: unknown): Partial<ErrorBody> =>
  error instanceof Error && error.cause instanceof Object ? error.cause : {};
