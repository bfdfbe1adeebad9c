import type { VisitorSession } from "#shared/contract/visitors.ts";
import { type ChatEvent, decodeEvents } from "#shared/sse.ts";
import { httpError } from "./http-error.ts";
import type { Visitor } from "./visitor-session.ts";

export interface Request {
  url: string;
  visitor: Visitor;
  body: (pass: VisitorSession) => object;
  signal: AbortSignal;
}

/**
 * Asks and reads the answer as it is written; a pass that is refused is renewed once. Throws `HTTP error! status: N`
 * where the answer is not OK, with the server's own words as its cause.
 */
export async function* ask({ url, visitor, body, signal }: Request): AsyncGenerator<ChatEvent> {
  const post = (pass: VisitorSession): Promise<Response> =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${pass.token}` },
      body: JSON.stringify(body(pass)),
      signal,
    });
  let response = await post(await visitor.pass());
  if (response.status === 401) response = await post(await visitor.renew());
  if (!response.ok || !response.body) throw await httpError(response);
  yield* decodeEvents(response.body);
}
