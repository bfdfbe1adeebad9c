import type { ServerResponse } from "node:http";
import { S3Error } from "../error.ts";
import type { S3Request } from "../request.ts";
import { encodedPath } from "../signing/canonical-request.ts";
import type { StoredObject } from "../storage/index-store.ts";
import type { Storage } from "../storage/storage.ts";
import { element, parent, sendXml } from "../xml.ts";

type Page = { objects: StoredObject[]; folders: string[]; last: string; isTruncated: boolean };
type Wanted = { bucket: string; prefix: string; delimiter: string; after: string; limit: number };

/** ListObjectsV2: keys in byte order, those that share a prefix up to the delimiter folded into one. */
export function listObjects(
  { index }: Storage,
  { bucket, query }: S3Request,
  response: ServerResponse,
): void {
  const token = query.get("continuation-token");
  const wanted = {
    bucket,
    prefix: query.get("prefix") ?? "",
    delimiter: query.get("delimiter") ?? "",
    after: token === null ? (query.get("start-after") ?? "") : Buffer.from(token, "base64url").toString(),
    limit: limitOf(query.get("max-keys")),
  };
  const page = pageOf(index.from(bucket, largest(wanted.prefix, wanted.after)), wanted);
  const write = query.get("encoding-type") === "url" ? encodedPath : (text: string) => text;
  sendXml(response, parent("ListBucketResult", [...head(wanted, page, write), ...entries(page, write)]));
}

function pageOf(objects: Iterable<StoredObject>, { prefix, delimiter, after, limit }: Wanted): Page {
  const page: Page = { objects: [], folders: [], last: "", isTruncated: false };
  for (const object of objects) {
    if (!object.key.startsWith(prefix)) break;
    const end = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const folder = end < 0 ? undefined : object.key.slice(0, end + delimiter.length);
    // The last page ended with this key, or with this folder.
    if (object.key === after || (folder !== undefined && (folder === after || folder === page.last)))
      continue;
    if (page.objects.length + page.folders.length >= limit) return { ...page, isTruncated: limit > 0 };
    if (folder === undefined) page.objects.push(object);
    else page.folders.push(folder);
    page.last = folder ?? object.key;
  }
  return page;
}

const head = ({ bucket, prefix, delimiter, limit }: Wanted, page: Page, write: (text: string) => string) => [
  element("Name", bucket),
  element("Prefix", write(prefix)),
  ...(delimiter ? [element("Delimiter", write(delimiter))] : []),
  element("KeyCount", page.objects.length + page.folders.length),
  element("MaxKeys", limit),
  element("IsTruncated", page.isTruncated),
  ...(page.isTruncated
    ? [element("NextContinuationToken", Buffer.from(page.last).toString("base64url"))]
    : []),
];

const entries = ({ objects, folders }: Page, write: (text: string) => string) => [
  ...objects.map(({ key, createdAt, etag, size }) =>
    parent("Contents", [
      element("Key", write(key)),
      element("LastModified", createdAt),
      element("ETag", `"${etag}"`),
      element("Size", size),
      element("StorageClass", "STANDARD"),
    ]),
  ),
  ...folders.map((folder) => parent("CommonPrefixes", [element("Prefix", write(folder))])),
];

function limitOf(text: string | null): number {
  if (text === null) return 1000;
  if (!/^\d{1,9}$/.test(text)) throw new S3Error(400, "InvalidArgument", "max-keys");
  return Math.min(Number(text), 1000);
}

const largest = (a: string, b: string) => (Buffer.compare(Buffer.from(a), Buffer.from(b)) > 0 ? a : b);
