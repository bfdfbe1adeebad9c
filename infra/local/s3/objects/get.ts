import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { S3Error } from "../error.ts";
import type { S3Request } from "../request.ts";
import type { StoredObject } from "../storage/index-store.ts";
import type { Storage } from "../storage/storage.ts";
import { isWanted } from "./conditions.ts";

type Range = { start: number; end: number };

/** Answers GET and HEAD. */
export async function getObject(
  { index, blobs }: Storage,
  { bucket, key, method, headers, query }: S3Request,
  response: ServerResponse,
): Promise<void> {
  const object = index.get(bucket, key);
  const isUnknown = isWanted(object, headers);
  const sent = { ...headersOf(object), ...overridden(query) };
  if (!isUnknown) {
    response.writeHead(304, sent).end();
    return;
  }
  const range = rangeOf(headers.get("range"), object.size);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...sent,
    "content-length": end - start + 1,
    ...(range && { "content-range": `bytes ${start}-${end}/${object.size}` }),
    ...(!range && headers.has("x-amz-checksum-mode") && { "x-amz-checksum-crc32": object.crc32 }),
  });
  if (method === "HEAD" || object.size === 0) response.end();
  else await pipeline(blobs.read(object.blob, { start, end }), response);
}

const headersOf = ({ headers, etag, createdAt }: StoredObject): Record<string, string> => ({
  ...headers,
  etag: `"${etag}"`,
  "last-modified": new Date(createdAt).toUTCString(),
  "accept-ranges": "bytes",
  ...inert(headers["content-type"] ?? ""),
});

/**
 * On one machine uploaded pages share the product's origin, unlike on S3: a sandbox keeps their scripts from running.
 * A PDF viewer does not start in a sandbox, and needs none.
 */
function inert(type: string): Record<string, string> {
  const policy = type === "application/pdf" ? "" : "sandbox";
  return { "x-content-type-options": "nosniff", "content-security-policy": policy };
}

const overridable = [
  "content-type",
  "content-disposition",
  "content-language",
  "content-encoding",
  "cache-control",
];

function overridden(query: URLSearchParams): Record<string, string> {
  const given = overridable.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [[name, value]];
  });
  const headers: Record<string, string> = Object.fromEntries(given);
  return { ...headers, ...(headers["content-type"] && inert(headers["content-type"])) };
}

function rangeOf(header: string | undefined, size: number): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  if (start > end) throw new S3Error(416, "InvalidRange", "The requested range is not satisfiable");
  return { start, end };
}
