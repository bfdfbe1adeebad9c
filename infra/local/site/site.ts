import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import send from "send";
import { type Encoding, encodings, suffixes } from "../../site-compression.ts";
import { pageHeaders } from "../../site-headers.ts";
import { rewrite, slugs, withoutSlash } from "../../site-paths.ts";
import { addressedPages } from "./addressed-pages.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".xml": "application/xml; charset=utf-8",
};

const year = 31_536_000;

/**
 * Serves the built site as CloudFront would: paths rewritten to their page, the rest as files, else the 404 page;
 * compressed where the browser allows it. Its pages may connect to the origins, by WebSocket too, and name `url` as
 * their own.
 */
export const createSite = (
  folder: string,
  { url, origins, hasDemo = true }: { url: string; origins: string[]; hasDemo?: boolean },
) => {
  const connectTo = origins.flatMap((origin) => [origin, origin.replace(/^http/, "ws")]);
  const site = { folder, connectTo, pageOf: addressedPages(folder, { url, hasDemo }) };
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const plain = withoutSlash(pathname);
    if (plain !== undefined) {
      response.writeHead(301, { location: plain + search }).end();
      return;
    }
    const sendNotFound = () => {
      response.statusCode = 404;
      sendFile({ ...site, path: "/404.html", otherwise: () => response.end() }, request, response);
    };
    const path = decode(rewrite(pathname, slugs));
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || path === undefined || !isInside(folder, path)) return sendNotFound();
    if (path.endsWith("/404.html")) response.statusCode = 404;
    sendFile({ ...site, path, otherwise: sendNotFound }, request, response);
  };
};

interface Sending {
  folder: string;
  connectTo: string[];
  /** A page that names its own address, with the true one. */
  pageOf: (path: string) => string | undefined;
  path: string;
  /** Called where there is no such file. */
  otherwise(): void;
}

/** Adds an entity tag, so that a browser that has the file gets 304. */
const sendFile = (
  { folder, connectTo, pageOf, path, otherwise }: Sending,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const page = pageOf(path);
  if (page !== undefined) {
    sendPage(page, { path, connectTo }, request, response);
    return;
  }
  const encoding = encodingOf(request, join(folder, path));
  const name = encodeURIComponent(path.slice(1)).replaceAll("%2F", "/");
  send(request, name + (encoding ? suffixes[encoding] : ""), {
    root: folder,
    cacheControl: false,
    acceptRanges: false,
    index: false,
  })
    .on("directory", otherwise)
    .on("error", () => (response.headersSent ? response.destroy() : otherwise()))
    .on("headers", () => {
      setHeaders(response, path, connectTo);
      if (encoding) response.setHeader("content-encoding", encoding);
    })
    .pipe(response);
};

const setHeaders = (response: ServerResponse, path: string, connectTo: string[]): void => {
  const headers = {
    ...pageHeaders(path, connectTo),
    "content-type": types[extname(path)] ?? "application/octet-stream",
    "cache-control": isHashed(path) ? `public, max-age=${year}, immutable` : "no-cache",
    vary: "accept-encoding",
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

const sendPage = (
  page: string,
  { path, connectTo }: Pick<Sending, "path" | "connectTo">,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  setHeaders(response, path, connectTo);
  const tag = `"${createHash("sha256").update(page).digest("base64url")}"`;
  response.setHeader("etag", tag);
  if (response.statusCode === 200 && request.headers["if-none-match"] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const isPacked = new Negotiator(request).encodings().includes("gzip");
  const body = isPacked ? gzipSync(page) : Buffer.from(page);
  if (isPacked) response.setHeader("content-encoding", "gzip");
  response.setHeader("content-length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
};

/** The encoding of the smallest copy of the file that the browser takes. */
const encodingOf = (request: IncomingMessage, file: string): Encoding | undefined => {
  const accepted = new Negotiator(request).encodings();
  return encodings.find((one) => accepted.includes(one) && existsSync(file + suffixes[one]));
};

const isInside = (folder: string, path: string): boolean =>
  join(folder, normalize(path)).startsWith(folder + sep);

const isHashed = (path: string): boolean => /^\/(assets|widget|fonts)\//.test(path);

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};
