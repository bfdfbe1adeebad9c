import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = (response: ServerResponse, received: Received) => void;

/** Replies with JSON. */
export const json =
  (value: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

/** Somebody's API at `api.example`; it remembers what it receives, for one test file. */
export const apiServer = (address = "127.0.0.2") => {
  const received: Received[] = [];
  let reply: Reply = json({});
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join("");
    const one = { method: request.method, url: request.url, headers: request.headers, body };
    received.push(one);
    reply(response, one);
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, address, resolve)));
  beforeEach(() => {
    received.length = 0;
    reply = json({});
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    replies: (next: Reply) => {
      reply = next;
    },
    port: () => (server.address() as AddressInfo).port,
    at: (path: string, host = "api.example") =>
      `http://${host}:${(server.address() as AddressInfo).port}${path}`,
  };
};
