import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import type { ErrorBody } from "#shared/errors.ts";
import { httpError } from "#widget/src/visitor/http-error.ts";

const post = async (name: string, body: object): Promise<Response> => {
  const response = await fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await httpError(response);
  return response;
};

/** Calls a function of the product. Throws an error whose cause is the server's reply, or the browser's own. */
export const call = async <Reply>(name: string, body: object): Promise<Reply> =>
  (await post(name, body)).json();

/** The same for a streamed reply. */
export async function* stream(name: string, body: object): AsyncGenerator<ChatEvent> {
  const response = await post(name, { ...body, stream: true });
  if (response.body) yield* decodeEvents(response.body);
}

/** True if the application of the private link is no longer there. */
export const isGone = (error: unknown): boolean => {
  const { code } = replyOf(error);
  return code === "not_found" || code === "invalid";
};

/** The page's own sentence about a failure and the server's reason, unless that only says that something failed. */
export const withReason = (sentence: string, error: unknown): string => {
  const { code, message } = replyOf(error);
  return message && code !== "internal" ? `${sentence} ${message}` : sentence;
};

/** The server's reply to a call that failed; empty if none came. */
export const replyOf = (error: unknown): Partial<ErrorBody> =>
  error instanceof Error && error.cause instanceof Object ? error.cause : {};
