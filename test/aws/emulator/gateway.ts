import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Server } from "node:net";
import type { Duplex } from "node:stream";
import { type Call, callsOf } from "./call.ts";

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

export interface Gateway {
  /** The endpoint URL for the SDKs. */
  url: string;
  port: number;
  /** The port to which the browser resolves all hosts of AWS. */
  securePort: number;
  /** Leads to the search engine; the emulator has functions talk http to this machine. */
  searchHost: string;
  /** Method and path of every request that came in by CloudFront. */
  requested: string[];
  stop(): void;
}

interface Behind {
  certificate: Certificate;
  /** Where the emulator listens. */
  emulator: number;
  /** Where the search engine listens. */
  search: number;
  onCall(call: Call): void;
}

/**
 * Stands before the emulator, over http for SDKs and over https for browsers. It says that every request came by https,
 * as on AWS: without, policies that demand it refuse all. Calls of functions are handed to `onCall`.
 */
export const openGateway = async ({ certificate, emulator, search, onCall }: Behind): Promise<Gateway> => {
  const requested: string[] = [];
  const front = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = incoming;
    if (headers.host?.includes(".cloudfront.net")) requested.push(`${method} ${url?.split("?")[0]}`);
    if (isOfUserPools(incoming)) openToPages(response);
    if (isOfUserPools(incoming) && incoming.method === "OPTIONS") return response.writeHead(200).end();
    pass(incoming, response, { port: emulator, onCall });
  };
  const open = createServer(front);
  const secure = createTlsServer(certificate, front);
  const searching = createServer((incoming, response) =>
    pass(incoming, response, { port: search, onCall, service: "es" }),
  );
  for (const server of [open, secure])
    server.on("upgrade", (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
      upgrade(incoming, socket, head, emulator),
    );
  const [port, securePort, searchPort] = await Promise.all([open, secure, searching].map(listening));
  return {
    url: `http://127.0.0.1:${port}`,
    port: port ?? 0,
    securePort: securePort ?? 0,
    searchHost: `127.0.0.1:${searchPort}`,
    requested,
    stop: () => {
      for (const server of [open, secure, searching]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};

/** The emulator's user pools leave out what tells browsers that every page may call them, as on AWS. */
const isOfUserPools = ({ headers }: IncomingMessage): boolean =>
  headers.host?.startsWith("cognito-idp.") === true;

const openToPages = (response: ServerResponse): void => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*");
  response.setHeader("access-control-expose-headers", "x-amzn-errortype, x-amzn-requestid");
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

interface Passing {
  port: number;
  onCall(call: Call): void;
  service?: string;
}

const pass = (incoming: IncomingMessage, response: ServerResponse, { port, onCall, service }: Passing) => {
  const pieces: Buffer[] = [];
  const headers = {
    ...incoming.headers,
    // The emulator takes the user pools' host name for a bucket's.
    ...(isOfUserPools(incoming) && { host: `127.0.0.1:${port}` }),
    "x-forwarded-proto": "https",
  };
  const { method, url: path } = incoming;
  const outgoing = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
    const about = { service, status: answer.statusCode ?? 502 };
    for (const call of callsOf(incoming, Buffer.concat(pieces), about)) onCall(call);
  });
  outgoing.on("error", () => response.destroy());
  incoming.on("data", (piece: Buffer) => pieces.push(piece));
  incoming.pipe(outgoing);
};

const upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer, port: number) => {
  const behind = connect(port, "127.0.0.1", () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2)
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    behind.write(`${[...lines, "x-forwarded-proto: https"].join("\r\n")}\r\n\r\n`);
    behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  behind.on("error", () => socket.destroy());
  socket.on("error", () => behind.destroy());
};
