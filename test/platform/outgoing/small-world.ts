import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { World } from "#platform/outgoing/connect.ts";
import { isPublic } from "#platform/outgoing/public-addresses.ts";

/** Stands for the internet: a loopback address that the tests' world, and none other, takes for public. */
export const outside = "127.0.0.2";
export const inside = "127.0.0.1";

export interface Counted {
  port: number;
  /** Connections so far, even those that said nothing. */
  connections(): number;
  requests(): number;
}

/** A server that counts, until the test is over; undefined where there is no such address on this machine. */
export const listening = async (
  address: string,
  answer: RequestListener = (_, response) => response.end("Here."),
  { port = 0, tls }: { port?: number; tls?: ServerOptions } = {},
): Promise<Counted | undefined> => {
  let [connections, requests] = [0, 0];
  const counting: RequestListener = (request, response) => {
    requests += 1;
    answer(request, response);
  };
  const server: Server = tls ? createHttpsServer(tls, counting) : createHttpServer(counting);
  server.on("connection", () => {
    connections += 1;
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once("listening", () => resolve(true)).once("error", () => resolve(false));
  server.listen(port, address);
  if (!(await promise)) return undefined;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port: taken } = server.address() as AddressInfo;
  return { port: taken, connections: () => connections, requests: () => requests };
};

/** A server that has to be there. */
export const serving = async (...given: Parameters<typeof listening>): Promise<Counted> => {
  const server = await listening(...given);
  if (!server) throw new Error(`This machine has no address ${given[0]}.`);
  return server;
};

/** A server outside and one inside on the same port, which somebody else on this machine may have taken. */
export const servingBoth = async (answer?: RequestListener): Promise<{ open: Counted; closed: Counted }> => {
  const open = await serving(outside, answer);
  const closed = await listening(inside, undefined, { port: open.port });
  return closed ? { open, closed } : servingBoth(answer);
};

/** Names lead where the test says, one answer after the other; the last one stays. */
export const worldOf = (names: Record<string, string[][]>): World & { lookups: string[] } => {
  const lookups: string[] = [];
  return {
    lookups,
    resolve: async (host) => {
      lookups.push(host);
      const answers = names[host] ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
      return answer;
    },
    isPublic: (address) => address === outside || isPublic(address),
  };
};
