import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** An event of API Gateway for a WebSocket route; `$connect` alone carries headers and query. */
export type WebSocketEvent = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
  queryStringParameters?: Record<string, string>;
  multiValueQueryStringParameters?: Record<string, string[]>;
};

/** A route's answer: a status for `$connect`, a body that goes back to the sender for any other. */
export type WebSocketResult = { statusCode?: number; body?: string; headers?: Record<string, string> };

export interface Peer {
  id: string;
  connectedAt: number;
  /** The caller's. */
  address: string;
  req: IncomingMessage;
}

export const connectEvent = (peer: Peer): WebSocketEvent => {
  const query = new URL(peer.req.url ?? "/", "http://localhost").searchParams;
  return {
    ...event(peer, "CONNECT", "$connect"),
    ...inOneAndMany("headers", "multiValueHeaders", headersOf(peer.req)),
    ...(query.size > 0 &&
      inOneAndMany("queryStringParameters", "multiValueQueryStringParameters", [...query])),
  };
};

export const messageEvent = (peer: Peer, routeKey: string, body: string): WebSocketEvent => ({
  ...event(peer, "MESSAGE", routeKey),
  body,
});

export const disconnectEvent = (peer: Peer): WebSocketEvent => event(peer, "DISCONNECT", "$disconnect");

const event = (
  { id, connectedAt, req }: Peer,
  eventType: "CONNECT" | "MESSAGE" | "DISCONNECT",
  routeKey: string,
): WebSocketEvent => {
  const now = new Date();
  const requestId = randomUUID();
  return {
    requestContext: {
      routeKey,
      eventType,
      connectionId: id,
      connectedAt,
      requestId,
      extendedRequestId: requestId,
      messageId: randomUUID(),
      messageDirection: "IN",
      requestTime: now.toUTCString(),
      requestTimeEpoch: now.getTime(),
      domainName: req.headers.host ?? "localhost",
      stage: "local",
      apiId: "local",
    },
    isBase64Encoded: false,
  };
};

// Header names as the client wrote them: API Gateway does not lower them, Node does.
const headersOf = ({ rawHeaders }: IncomingMessage): [string, string][] => {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) pairs.push([rawHeaders[at]!, rawHeaders[at + 1]!]);
  return pairs;
};

const inOneAndMany = (one: string, many: string, pairs: [string, string][]) => {
  const all: Record<string, string[]> = {};
  for (const [name, value] of pairs) all[name] = [...(all[name] ?? []), value];
  return { [one]: Object.fromEntries(pairs), [many]: all };
};
