import * as z from "zod";
import type { Connection } from "./connection.ts";
import { messageEvent, type WebSocketEvent, type WebSocketResult } from "./events.ts";
import type { Limits } from "./limits.ts";

interface Routed {
  invoke(event: WebSocketEvent): Promise<WebSocketResult | undefined>;
  routes?: string[];
}

/** Runs the route of a message; its body goes back to the sender, and a failure as API Gateway words it. */
export const answerMessage = async (
  { invoke, routes }: Routed,
  { messageBytes }: Limits,
  connection: Connection,
  text: string,
): Promise<void> => {
  const event = messageEvent(connection.peer, routeOf(text, routes), text);
  try {
    const body = (await invoke(event))?.body ?? "";
    if (Buffer.byteLength(body) > messageBytes) throw new Error("A reply may not be longer than 128 KB.");
    if (body !== "") connection.send(body);
  } catch (error) {
    console.error(error);
    const { connectionId, requestId } = event.requestContext;
    connection.send(JSON.stringify({ message: "Internal server error", connectionId, requestId }));
  }
};

const Action = z.object({ action: z.string() });

const routeOf = (text: string, routes: string[] | undefined): string => {
  const { success, data } = Action.safeParse(fromJson(text));
  return success && (routes?.includes(data.action) ?? !data.action.startsWith("$"))
    ? data.action
    : "$default";
};

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
