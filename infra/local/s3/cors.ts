import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Tells the browser that a page of an allowed origin may read the answer; for any other origin it says nothing,
 * as S3 does. Returns whether the request was a preflight and is thereby answered.
 */
export function answerCors(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  isAllowed: (origin: string) => boolean,
): boolean {
  response.setHeader("vary", "origin");
  const { origin } = headers;
  const allowed = origin !== undefined && isAllowed(origin);
  if (allowed) {
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("access-control-expose-headers", "ETag, Location, Content-Range");
  }
  if (method !== "OPTIONS") return false;
  if (allowed) {
    response.setHeader("access-control-allow-methods", "GET, HEAD, PUT, POST");
    response.setHeader(
      "access-control-allow-headers",
      headers["access-control-request-headers"] ?? "content-type",
    );
  }
  response.writeHead(allowed ? 204 : 403).end();
  return true;
}
