import { createHash, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { S3Error } from "../error.ts";
import { receiveBody } from "../objects/body.ts";
import { requireConditions } from "../objects/conditions.ts";
import { storedHeaders } from "../objects/headers.ts";
import { keepObject } from "../objects/keep.ts";
import { readText, type S3Request } from "../request.ts";
import type { Storage } from "../storage/storage.ts";
import { contentsOf, element, parent, sendXml, textsOf } from "../xml.ts";
import { type Part, uploadsIn } from "./uploads.ts";

const smallestPartBytes = 5 * 1024 ** 2;

export async function startUpload(
  storage: Storage,
  request: S3Request,
  response: ServerResponse,
): Promise<void> {
  const { bucket, key, headers } = request;
  await readText(request);
  const id = randomUUID();
  uploadsIn(storage.database).add({ id, bucket, key, headers: storedHeaders(headers) });
  const children = [element("Bucket", bucket), element("Key", key), element("UploadId", id)];
  sendXml(response, parent("InitiateMultipartUploadResult", children));
}

export async function putPart(
  storage: Storage,
  request: S3Request,
  response: ServerResponse,
  payloadHash: string,
): Promise<void> {
  const uploads = uploadsIn(storage.database);
  const number = Number(request.query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new S3Error(400, "InvalidArgument");
  if (request.headers.has("x-amz-copy-source")) throw new S3Error(501, "NotImplemented", "UploadPartCopy");
  const find = () => uploads.get(uploadId(request), request.bucket, request.key);
  find();
  const blob = await receiveBody(storage, request, payloadHash);
  try {
    const part = { number, blob: blob.id, size: blob.size, etag: blob.md5 };
    // Looked for again: the upload may have been aborted while the part came in.
    await storage.blobs.remove(await storage.commit(() => uploads.putPart(find().id, part)));
  } catch (error) {
    await storage.blobs.remove([blob.id]);
    throw error;
  }
  response.writeHead(200, { etag: `"${blob.md5}"`, "x-amz-checksum-crc32": blob.crc32 }).end();
}

export async function completeUpload(
  storage: Storage,
  request: S3Request,
  response: ServerResponse,
): Promise<void> {
  const { bucket, key, headers } = request;
  const uploads = uploadsIn(storage.database);
  const upload = uploads.get(uploadId(request), bucket, key);
  requireConditions(storage.index.find(bucket, key), headers);
  const parts = chosenParts(await readText(request), uploads.parts(upload.id));
  const blob = await storage.blobs.write(joined(storage, parts));
  const digest = createHash("md5")
    .update(parts.map(({ etag }) => etag).join(""), "hex")
    .digest("hex");
  const etag = `${digest}-${parts.length}`;
  await keepObject(
    storage,
    { bucket, key, blob, etag, headers: upload.headers },
    "CompleteMultipartUpload",
    headers,
  );
  await storage.blobs.remove(await storage.commit(() => uploads.remove(upload.id)));
  const children = [element("Bucket", bucket), element("Key", key), element("ETag", `"${etag}"`)];
  sendXml(response, parent("CompleteMultipartUploadResult", children));
}

export async function abortUpload(
  storage: Storage,
  request: S3Request,
  response: ServerResponse,
): Promise<void> {
  const uploads = uploadsIn(storage.database);
  const { id } = uploads.get(uploadId(request), request.bucket, request.key);
  await storage.blobs.remove(await storage.commit(() => uploads.remove(id)));
  response.writeHead(204).end();
}

const uploadId = ({ query }: S3Request) => query.get("uploadId") ?? "";

function chosenParts(xml: string, parts: Part[]): Part[] {
  const chosen = contentsOf(xml, "Part").map((content) => {
    const number = Number(textsOf(content, "PartNumber")[0]);
    const etag = textsOf(content, "ETag")[0]?.replaceAll('"', "");
    const part = parts.find((candidate) => candidate.number === number && candidate.etag === etag);
    if (!part)
      throw new S3Error(400, "InvalidPart", "One or more of the specified parts could not be found.");
    return part;
  });
  if (chosen.length === 0) throw new S3Error(400, "MalformedXML", "No parts");
  if (chosen.some(({ number }, place) => number <= (chosen[place - 1]?.number ?? 0))) {
    throw new S3Error(400, "InvalidPartOrder", "The list of parts was not in ascending order.");
  }
  if (chosen.slice(0, -1).some(({ size }) => size < smallestPartBytes))
    throw new S3Error(400, "EntityTooSmall");
  return chosen;
}

async function* joined({ blobs }: Storage, parts: Part[]): AsyncGenerator<Buffer> {
  for (const { blob } of parts) yield* blobs.read(blob);
}
