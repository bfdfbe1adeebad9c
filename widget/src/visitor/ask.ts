import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import type { VisitorSession } from "#shared/visitors/routes.ts";
import { online } from "./online.ts";
import type { Visitor } from "./visitor-session.ts";

export interface Request {
  /** The function of the product that answers. */
  name: string;
  visitor: Visitor;
  body: (session: VisitorSession) => object;
  signal: AbortSignal;
}

/** Asks and yields the streamed answer; without a network it waits for one. Throws as `Visitor.post` does. */
export async function* ask({ name, visitor, body, signal }: Request): AsyncGenerator<ChatEvent> {
  await online(signal);
  const response = await visitor.post(name, body, signal);
  if (response.body) yield* decodeEvents(response.body);
}
