import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerHeaders, hostTransportHeaders } from "../../site-headers.ts";

/** Longer than proxies keep an idle connection (Caddy: two minutes), or one closes as a request is on its way. */
const proxyIdleMilliseconds = 150_000;
/** Node's five seconds are as long as scripts like to wait between requests. */
const idleMilliseconds = 10_000;

/**
 * Listens on the loopback address, directly or behind a proxy. Throws an Error that says what to do if the port is
 * taken.
 */
export const listen = async (port: number, publicUrl?: URL): Promise<{ server: Server; port: number }> => {
  const server = createServer({
    keepAlive: true,
    // a connection that sends no request, or not all of its head
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: publicUrl ? proxyIdleMilliseconds : idleMilliseconds,
  });
  server.maxConnections = 5000;
  // a reader that takes nothing of an answer
  server.timeout = 180_000;
  const headers = { ...answerHeaders, ...(publicUrl?.protocol === "https:" && hostTransportHeaders) };
  // Before all others: what they answer without headers of its own has these.
  server.on("request", (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(readable(error, port)));
    server.listen(port, "127.0.0.1", resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
};

const readable = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === "EADDRINUSE")
    return new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
    );
  if (error.code === "EACCES")
    return new Error(`Port ${port} needs special rights. Choose one above 1024: npm start -- --port 4000`);
  return error;
};
