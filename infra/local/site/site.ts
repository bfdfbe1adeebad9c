import { createReadStream, existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pageHeaders } from "../../site-headers.ts";
import { rewrite } from "../../site-paths.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const year = 31_536_000;

/**
 * Serves the built site as CloudFront would: paths rewritten to their page, the rest as files, else the 404 page.
 * Its pages may connect to the origins, by WebSocket too.
 */
export const createSite = (folder: string, origins: string[]) => {
  const connectTo = origins.flatMap((origin) => [origin, origin.replace(/^http/, "ws")]);
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET" && request.method !== "HEAD")
      return notFound(folder, connectTo, request, response);
    const path = rewrite(pathname);
    const file = join(folder, normalize(decode(path) ?? "404"));
    if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile())
      return notFound(folder, connectTo, request, response);
    send(file, 200, path, connectTo, request, response);
  };
};

const notFound = (folder: string, connectTo: string[], request: IncomingMessage, response: ServerResponse) =>
  send(join(folder, "404.html"), 404, "/404.html", connectTo, request, response);

const send = (
  file: string,
  status: number,
  path: string,
  connectTo: string[],
  request: IncomingMessage,
  response: ServerResponse,
) => {
  response.writeHead(status, {
    ...pageHeaders(path, connectTo),
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "content-length": statSync(file).size,
    "cache-control": isHashed(path) ? `public, max-age=${year}, immutable` : "no-cache",
  });
  if (request.method === "HEAD") response.end();
  else
    createReadStream(file)
      .once("error", () => response.destroy())
      .pipe(response);
};

const isHashed = (path: string): boolean => /^\/(assets|widget)\//.test(path);

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};
