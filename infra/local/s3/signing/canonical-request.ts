import { decoded, type S3Request } from "../request.ts";

/** The text whose digest is signed. S3 encodes the path once, where other services encode it twice. */
export function canonicalRequest(
  { method, path, query, incoming }: S3Request,
  signedHeaders: string[],
  payloadHash: string,
): string {
  const headers = signedHeaders.map((name) => `${name}:${trimmed(String(incoming.headers[name] ?? ""))}`);
  return [
    method,
    encodedPath(decoded(path)),
    canonicalQuery(query),
    ...headers,
    "",
    signedHeaders.join(";"),
    payloadHash,
  ].join("\n");
}

/** Percent-encodes as RFC 3986 does, all but `/`. */
export const encodedPath = (path: string): string => path.split("/").map(encoded).join("/");

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map((pair) => pair.join("="))
    .join("&");
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const trimmed = (value: string) => value.trim().replace(/ +/g, " ");
