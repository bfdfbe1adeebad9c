import type { ServerResponse } from "node:http";
import { S3Error } from "../error.ts";
import { readText, type S3Request } from "../request.ts";
import type { Storage } from "../storage/storage.ts";
import { element, parent, sendXml, textsOf } from "../xml.ts";
import { requireConditions } from "./conditions.ts";

/** Deleting what is not there is no error, as in S3; where a very object was to be there, it is. */
export async function deleteObject(
  { index, blobs }: Storage,
  { bucket, key, headers }: S3Request,
  response: ServerResponse,
): Promise<void> {
  const wanted = headers.get("if-match");
  if (wanted !== undefined) requireConditions(index.find(bucket, key), new Map([["if-match", wanted]]));
  await blobs.remove(index.remove(bucket, key));
  response.writeHead(204).end();
}

export async function deleteObjects(
  { index, blobs }: Storage,
  request: S3Request,
  response: ServerResponse,
): Promise<void> {
  const xml = await readText(request);
  if (textsOf(xml, "ETag").length > 0)
    throw new S3Error(501, "NotImplemented", "Conditional deletes of many");
  const keys = textsOf(xml, "Key");
  if (keys.length > 1000) throw new S3Error(400, "MalformedXML", "More than 1000 keys");
  await blobs.remove(keys.flatMap((key) => index.remove(request.bucket, key)));
  const deleted = keys.map((key) => parent("Deleted", [element("Key", key)]));
  sendXml(response, parent("DeleteResult", deleted));
}
