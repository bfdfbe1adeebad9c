import type { IncomingMessage } from "node:http";
import { S3Error } from "./error.ts";

/**
 * A request as S3 sees it. `path` is the raw path with its mount, as it was signed; bucket and key come from
 * it undisturbed: `..` in a key is a key, not a step up. `headers` holds also the `x-amz-` parameters of a
 * presigned URL, which stand for headers.
 */
export type S3Request = {
  method: string;
  path: string;
  query: URLSearchParams;
  bucket: string;
  key: string;
  headers: Map<string, string>;
  incoming: IncomingMessage;
};

const maxXmlBytes = 1024 * 1024;

export function readRequest(incoming: IncomingMessage, mount: string): S3Request {
  const [path = "", ...query] = (incoming.url ?? "").split("?");
  const parameters = new URLSearchParams(query.join("?"));
  if (!path.startsWith(`${mount}/`)) throw new S3Error(404, "NoSuchBucket");
  const [bucket = "", ...key] = decoded(path.slice(mount.length + 1)).split("/");
  return {
    method: incoming.method ?? "GET",
    path,
    query: parameters,
    bucket,
    key: key.join("/"),
    headers: new Map([...parametersAsHeaders(parameters), ...headersOf(incoming)]),
    incoming,
  };
}

export const bodyOf = (incoming: IncomingMessage): AsyncIterable<Buffer> =>
  // Left open on an early end, so that a refusal can still be answered.
  incoming.iterator({ destroyOnReturn: false });

export async function readText({ incoming }: S3Request): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyOf(incoming)) {
    size += chunk.length;
    if (size > maxXmlBytes) throw new S3Error(400, "MaxMessageLengthExceeded");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  }
}

const headersOf = (incoming: IncomingMessage): [string, string][] =>
  Object.entries(incoming.headers).map(([name, value]) => [name, String(value ?? "")]);

const parametersAsHeaders = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => /^x-amz-[a-z]/.test(name));
