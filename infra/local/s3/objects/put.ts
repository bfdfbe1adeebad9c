import type { ServerResponse } from "node:http";
import { S3Error } from "../error.ts";
import { decoded, type S3Request } from "../request.ts";
import type { Storage } from "../storage/storage.ts";
import { element, parent, sendXml } from "../xml.ts";
import { receiveBody } from "./body.ts";
import { requireConditions } from "./conditions.ts";
import { storedHeaders } from "./headers.ts";
import { keepObject } from "./keep.ts";
import { tagsOf } from "./tagging.ts";

export async function putObject(
  storage: Storage,
  request: S3Request,
  response: ServerResponse,
  payloadHash: string,
): Promise<void> {
  const { bucket, key, headers } = request;
  requireConditions(storage.index.find(bucket, key), headers);
  const blob = await receiveBody(storage, request, payloadHash);
  const tags = tagsOf(headers.get("x-amz-tagging") ?? "");
  const object = { bucket, key, blob, headers: storedHeaders(headers), tags };
  const { etag } = await keepObject(storage, object, "Put", headers);
  response.writeHead(200, { etag: `"${etag}"`, "x-amz-checksum-crc32": blob.crc32 }).end();
}

export async function copyObject(
  storage: Storage,
  { bucket, key, headers }: S3Request,
  response: ServerResponse,
): Promise<void> {
  const [sourceBucket = "", ...sourceKey] = decoded(headers.get("x-amz-copy-source") ?? "")
    .replace(/^\//, "")
    .split("/");
  if ([...headers.keys()].some((name) => name.startsWith("x-amz-copy-source-"))) {
    throw new S3Error(501, "NotImplemented", "Conditional copies");
  }
  storage.index.requireBucket(sourceBucket);
  requireConditions(storage.index.find(bucket, key), headers);
  const source = storage.index.get(sourceBucket, sourceKey.join("/"));
  const blob = await storage.blobs.write(storage.blobs.read(source.blob));
  const replaces = headers.get("x-amz-metadata-directive") === "REPLACE";
  const copy = { bucket, key, blob, headers: replaces ? storedHeaders(headers) : source.headers };
  const object = await keepObject(storage, { ...copy, tags: source.tags }, "Copy", headers);
  const children = [element("ETag", `"${object.etag}"`), element("LastModified", object.createdAt)];
  sendXml(response, parent("CopyObjectResult", children));
}
