import type { ServerResponse } from "node:http";
import { S3Error } from "../error.ts";
import { readText, type S3Request } from "../request.ts";
import type { Storage } from "../storage/storage.ts";
import { element, parent, sendXml, textsOf } from "../xml.ts";

/** Deleting what is not there is no error, as in S3. */
export async function deleteObject(
  { index, blobs }: Storage,
  { bucket, key }: S3Request,
  response: ServerResponse,
): Promise<void> {
  await blobs.remove(index.remove(bucket, key));
  response.writeHead(204).end();
}

export async function deleteObjects(
  { index, blobs }: Storage,
  request: S3Request,
  response: ServerResponse,
): Promise<void> {
  const keys = textsOf(await readText(request), "Key");
  if (keys.length > 1000) throw new S3Error(400, "MalformedXML", "More than 1000 keys");
  await blobs.remove(keys.flatMap((key) => index.remove(request.bucket, key)));
  const deleted = keys.map((key) => parent("Deleted", [element("Key", key)]));
  sendXml(response, parent("DeleteResult", deleted));
}
