import { writeFileSync } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { withWorld } from "../integrations/with-world.ts";
import { certificateFor } from "../platform/outgoing/certificate.ts";
import { temporaryFolder } from "../product.ts";
import { until } from "../until.ts";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  payload: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Reply = (response: ServerResponse, received: Received) => void;

/** Answers with a status. */
export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end(`Status ${code}`);

/** Answers nothing until the receiver is closed. */
export const asleep: Reply = () => undefined;

const hosts = ["api.example", "other.example", "intranet.example"] as const;
type Host = (typeof hosts)[number];
const certificates = Object.fromEntries(hosts.map((host) => [host, certificateFor(host)])) as Record<
  Host,
  ReturnType<typeof certificateFor>
>;

/** The environment of a product that reaches the receivers of the test file and trusts their certificates. */
export const withReceivers = (): Record<string, string> => {
  const file = join(temporaryFolder(), "certificates.pem");
  writeFileSync(file, hosts.map((host) => certificates[host].cert).join(""));
  return { ...withWorld, NODE_EXTRA_CA_CERTS: file };
};

/** An owner's server at a host, which remembers what it receives, for one test file. */
export const receiver = (host: Host, address = "127.0.0.2") => {
  const received: Received[] = [];
  let connections = 0;
  let reply: Reply = status(204);
  const server = createServer(certificates[host], async (request, response) => {
    const body = (await Array.fromAsync(request)).join("");
    const one = { headers: request.headers, body, payload: JSON.parse(body) };
    received.push(one);
    reply(response, one);
  });
  server.on("connection", () => {
    connections += 1;
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, address, resolve)));
  beforeEach(() => {
    received.length = 0;
    reply = status(204);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    connections: () => connections,
    /** Sets how further requests are answered. */
    replies: (next: Reply) => {
      reply = next;
    },
    url: (path = "/hooks") => `https://${host}:${(server.address() as AddressInfo).port}${path}`,
    /** Everything of a type. */
    of: (type: string) => received.filter(({ payload }) => payload.type === type),
  };
};

/** The signature that the reference implementation expects of what was received. */
export const signed = ({ headers, body }: Received, secret: string): string =>
  new Webhook(secret).sign(
    String(headers["webhook-id"]),
    new Date(Number(headers["webhook-timestamp"]) * 1000),
    body,
  );

/** All that a receiver got, once it is so much. */
export const arrived = (from: { received: Received[] }, count: number) =>
  until(async () => (from.received.length >= count ? from.received : undefined));
