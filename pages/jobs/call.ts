import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import type { ErrorBody } from "#shared/errors.ts";
import { httpError } from "#widget/src/visitor/http-error.ts";

/** How long the server may say nothing; a connection that is dead says nothing at all. */
const silenceMilliseconds = 20_000;

/** Ends a request after a silence. */
const patience = () => {
  const over = new AbortController();
  const end = () => over.abort();
  let timer = setTimeout(end, silenceMilliseconds);
  return {
    signal: over.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(end, silenceMilliseconds);
    },
    over: () => clearTimeout(timer),
  };
};

const post = async (name: string, body: object, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await httpError(response);
  return response;
};

/** Calls a function of the product. Throws an error whose cause is the server's reply, or the browser's own. */
export const call = async <Reply>(name: string, body: object): Promise<Reply> => {
  const { signal, over } = patience();
  try {
    return await (await post(name, body, signal)).json();
  } finally {
    over();
  }
};

/** The same for a streamed reply. */
export async function* stream(name: string, body: object): AsyncGenerator<ChatEvent> {
  const { signal, heard, over } = patience();
  try {
    const response = await post(name, { ...body, stream: true }, signal);
    if (response.body)
      for await (const event of decodeEvents(response.body)) {
        heard();
        yield event;
      }
  } finally {
    over();
  }
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
