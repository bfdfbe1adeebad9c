import { type IncomingMessage, request } from "node:http";
import { connectIn, type World } from "./connect.ts";

export interface Hop {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

const maxHeaderBytes = 16 * 1024;

/** Sends one request over its own connection; resolves with the response when its head has arrived. */
export const exchange = (world: World, hop: Hop, signal: AbortSignal): Promise<IncomingMessage> => {
  const { url, method, headers, body } = hop;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const socket = connectIn(world, url);
  // `request` may throw before it listens to the socket's errors
  socket.on("error", reject);
  try {
    request({
      method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, "accept-encoding": "gzip, br, zstd", connection: "close" },
      setHost: false,
      createConnection: () => socket,
      maxHeaderSize: maxHeaderBytes,
      insecureHTTPParser: false,
      signal,
    })
      .once("response", resolve)
      .on("error", reject)
      .on("upgrade", (_, upgraded) => upgraded.destroy())
      .on("close", () => {
        socket.destroy();
        reject(
          Object.assign(new Error("The connection was closed without an answer."), { code: "ECONNRESET" }),
        );
      })
      .end(body);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return promise;
};
