import type { ErrorBody } from "#shared/errors.ts";

/** `HTTP error! status: N`, with the server's message as its cause. */
export async function httpError(response: Response): Promise<Error> {
  return new Error(`HTTP error! status: ${response.status}`, {
    cause: await response.json().catch(() => undefined),
  });
}

export const unavailable = "This chat is not available.";

/** True if the widget or public chatbot does not exist, or no longer answers. */
export const isMissing = (error: unknown): boolean => bodyOf(error).code === "not_found";

/** The server's message for an exceeded rate limit, which names the time to wait; undefined for other errors. */
export function tooOften(error: unknown): string | undefined {
  const { retryAfterSeconds, message } = bodyOf(error);
  return retryAfterSeconds ? message : undefined;
}

const bodyOf = (error: unknown): Partial<ErrorBody> =>
  error instanceof Error && error.cause instanceof Object ? error.cause : {};
