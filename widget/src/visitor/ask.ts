import type { VisitorSession } from "#shared/contract/visitors.ts";
import { type ChatEvent, decodeEvents } from "#shared/sse.ts";
import { httpError } from "./http-error.ts";
import type { Visitor } from "./visitor-session.ts";

export interface Request {
  url: string;
  visitor: Visitor;
  body: (session: VisitorSession) => object;
  signal: AbortSignal;
}

/**
 * Asks and yields the streamed answer; a rejected session token is refreshed once. Throws `HTTP error! status: N`
 * if the status is not 2xx, with the server's message as its cause.
 */
export async function* ask({ url, visitor, body, signal }: Request): AsyncGenerator<ChatEvent> {
  const post = (session: VisitorSession): Promise<Response> =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session.token}` },
      body: JSON.stringify(body(session)),
      signal,
    });
  let response = await post(await visitor.session());
  if (response.status === 401) response = await post(await visitor.refresh());
  if (!response.ok || !response.body) throw await httpError(response);
  yield* decodeEvents(response.body);
}
