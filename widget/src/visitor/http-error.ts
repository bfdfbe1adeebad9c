import type { ErrorBody } from "#shared/errors.ts";

/** `HTTP error! status: N`, with the server's message as its cause. */
export async function httpError(response: Response): Promise<Error> {
  return new Error(`HTTP error! status: ${response.status}`, {
    cause: await response.json().catch(() => undefined),
  });
}

/** The server's message for an exceeded rate limit, which names the time to wait; undefined for other errors. */
export function tooOften(error: unknown): string | undefined {
  const cause: Partial<ErrorBody> =
    error instanceof Error && error.cause instanceof Object ? error.cause : {};
  return cause.retryAfterSeconds ? cause.message : undefined;
}
