import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReverseProxy {
  port: number;
  /** Where it leads from now on. */
  leadTo(url: string): void;
  stop(): void;
}

/**
 * A reverse proxy as nginx is one: it names the host that it leads to or, as `proxy_set_header Host $host` has it, the
 * one that was asked for without its port, adds the visitor to X-Forwarded-For where it is told to, and upgrades.
 */
export const startReverseProxy = async (host: "its own" | "as asked", addsVisitor = true) => {
  let target = new URL("http://127.0.0.1:1");
  const forwarded = ({ method = "GET", url: path = "/", headers, socket }: IncomingMessage) => {
    const asked = host === "as asked" ? headers.host?.replace(/:\d+$/, "") : target.host;
    const visitors = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const sent: OutgoingHttpHeaders = {
      ...headers,
      host: asked,
      ...(addsVisitor && { "x-forwarded-for": visitors }),
    };
    return request({ host: target.hostname, port: target.port, agent: false, method, path, headers: sent });
  };

  const server = createServer((incoming, response) => {
    const behind = forwarded(incoming);
    behind.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    behind.on("error", () => response.destroy());
    incoming.pipe(behind);
  });
  server.on("upgrade", (incoming, socket) => {
    const behind = forwarded(incoming);
    behind.on("upgrade", (answer, farther) => {
      socket.write(`${head(answer)}\r\n\r\n`);
      socket.pipe(farther).pipe(socket);
      socket.on("error", () => farther.destroy());
      farther.on("error", () => socket.destroy());
    });
    behind.on("response", (answer) => socket.end(`${head(answer)}\r\n\r\n`));
    behind.on("error", () => socket.destroy());
    behind.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));

  const proxy: ReverseProxy = {
    port: (server.address() as AddressInfo).port,
    leadTo: (url) => {
      target = new URL(url);
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
};

const head = ({ statusCode, statusMessage, headers }: IncomingMessage): string =>
  [
    `HTTP/1.1 ${statusCode} ${statusMessage}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join("\r\n");
