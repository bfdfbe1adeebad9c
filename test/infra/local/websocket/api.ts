import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiGatewayManagementApiClient } from "@aws-sdk/client-apigatewaymanagementapi";
import { afterEach, vi } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { createWebSocketApi, type WebSocketApiOptions } from "#infra/local/websocket/api.ts";
import type { WebSocketEvent, WebSocketResult } from "#infra/local/websocket/events.ts";

export const pageOrigin = "http://127.0.0.1:4100";
export const accessKeyId = "localaccesskey";
const running: (() => Promise<void>)[] = [];

type Routes = Record<string, (event: WebSocketEvent) => Promise<WebSocketResult | undefined>>;

/** A WebSocket API on a port of its own, run by `routes`; every event that it made is in `events`. */
export const startApi = async (routes: Routes = {}, given: Partial<WebSocketApiOptions> = {}) => {
  const events: WebSocketEvent[] = [];
  const api = createWebSocketApi({
    path: "/_local/websocket",
    isAllowedOrigin: (origin) => origin === pageOrigin,
    accessKeyId,
    invoke: async (event) => {
      events.push(event);
      return routes[event.requestContext.routeKey]?.(event);
    },
    ...given,
  });
  const server = createServer(api.manage).on("upgrade", api.upgrade).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening);
  const { port } = server.address() as AddressInfo;
  running.push(async () => {
    await api.stop();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const management = new ApiGatewayManagementApiClient({
    endpoint: `http://127.0.0.1:${port}/_local/realtime`,
    region: "us-east-1",
    credentials: { accessKeyId, secretAccessKey: "unused" },
    maxAttempts: 1,
  });
  const ofRoute = (routeKey: string) =>
    events.filter(({ requestContext }) => requestContext.routeKey === routeKey);
  const connectionId = () => ofRoute("$connect").at(-1)?.requestContext.connectionId ?? "";
  return { api, port, management, events, ofRoute, connectionId };
};

afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A client that keeps what it receives; resolves when it is open, rejects when it is refused. */
export const connect = (
  port: number,
  options: ClientOptions & { query?: string; protocol?: string } = {},
) => {
  const { query = "", protocol, ...rest } = options;
  const url = `ws://127.0.0.1:${port}/_local/websocket${query}`;
  const socket = protocol === undefined ? new WebSocket(url, rest) : new WebSocket(url, protocol, rest);
  const client = { socket, received: [] as string[], closedWith: undefined as number | undefined };
  socket.on("message", (message) => void client.received.push(message.toString()));
  socket.on("close", (code) => {
    client.closedWith = code;
  });
  return new Promise<typeof client>((resolve, reject) => {
    socket.on("open", () => resolve(client)).on("error", reject);
  });
};
