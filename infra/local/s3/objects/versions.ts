import type { ServerResponse } from "node:http";
import type { S3Request } from "../request.ts";
import type { Storage } from "../storage/storage.ts";
import { element, parent, sendXml } from "../xml.ts";

const mostOfPage = 1000;

/** ListObjectVersions of a bucket without versioning: each object has the one version "null". */
export function listVersions(
  { index }: Storage,
  { bucket, query }: S3Request,
  response: ServerResponse,
): void {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("key-marker") ?? "";
  const keys: string[] = [];
  let isTruncated = false;
  for (const { key } of index.from(bucket, prefix)) {
    if (!key.startsWith(prefix)) break;
    if (key <= after) continue;
    isTruncated = keys.length === mostOfPage;
    if (isTruncated) break;
    keys.push(key);
  }
  const next = isTruncated
    ? [element("NextKeyMarker", keys.at(-1) ?? ""), element("NextVersionIdMarker", "null")]
    : [];
  const versions = keys.map((key) =>
    parent("Version", [element("Key", key), element("VersionId", "null"), element("IsLatest", true)]),
  );
  sendXml(
    response,
    parent("ListVersionsResult", [element("IsTruncated", isTruncated), ...next, ...versions]),
  );
}
