import { type IncomingMessage, request } from "node:http";
import { connectIn, type World } from "./connect.ts";
import type { OnProgress } from "./progress.ts";

export interface Hop {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

const maxHeaderBytes = 16 * 1024;

/** Sends one request over its own connection; resolves with the response when its head has arrived. */
export const exchange = (
  world: World,
  hop: Hop,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<IncomingMessage> => {
  const { url, method, headers, body } = hop;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const socket = connectIn(world, url, onProgress);
  // `request` may throw before it listens to the socket's errors
  socket.on("error", reject);
  try {
    request({
      method,
      path: url.pathname + url.search,
      headers: { "accept-encoding": "gzip, br, zstd", ...headers, host: url.host, connection: "close" },
      setHost: false,
      createConnection: () => socket,
      maxHeaderSize: maxHeaderBytes,
      insecureHTTPParser: false,
      signal,
    })
      .once("finish", () => onProgress?.({ phase: "sent" }))
      .once("response", (response: IncomingMessage) => {
        onProgress?.({ phase: "answered", status: response.statusCode ?? 0 });
        resolve(response);
      })
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
