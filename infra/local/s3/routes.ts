import type { ServerResponse } from "node:http";
import { S3Error } from "./error.ts";
import { abortUpload, completeUpload, putPart, startUpload } from "./multipart/multipart.ts";
import { deleteObject, deleteObjects } from "./objects/delete.ts";
import { getObject } from "./objects/get.ts";
import { listObjects } from "./objects/list.ts";
import { postObject } from "./objects/post.ts";
import { copyObject, putObject } from "./objects/put.ts";
import { deleteTags, getTags, putTags } from "./objects/tagging.ts";
import { listVersions } from "./objects/versions.ts";
import type { S3Request } from "./request.ts";
import { verifySignature } from "./signing/signature.ts";
import type { Storage } from "./storage/storage.ts";

type Operation = (
  storage: Storage,
  request: S3Request,
  response: ServerResponse,
  payloadHash: string,
) => void | Promise<void>;

const operations: Record<string, Operation> = {
  "PUT bucket": createBucket,
  "HEAD bucket": (_storage, _request, response) => void response.writeHead(200).end(),
  "GET bucket list-type": listObjects,
  "GET bucket versions": listVersions,
  "POST bucket delete": deleteObjects,
  "PUT object": (storage, request, response, payloadHash) =>
    request.headers.has("x-amz-copy-source")
      ? copyObject(storage, request, response)
      : putObject(storage, request, response, payloadHash),
  "GET object": getObject,
  "HEAD object": getObject,
  "DELETE object": deleteObject,
  "GET object tagging": getTags,
  "PUT object tagging": putTags,
  "DELETE object tagging": deleteTags,
  "POST object uploads": startUpload,
  "PUT object uploadId": putPart,
  "POST object uploadId": completeUpload,
  "DELETE object uploadId": abortUpload,
};

/** Does what the request asks for, once it has shown a right to it: a signature, or a form with a signed policy. */
export async function route(storage: Storage, request: S3Request, response: ServerResponse): Promise<void> {
  const isForm = request.incoming.headers["content-type"]?.startsWith("multipart/form-data");
  if (request.method === "POST" && request.key === "" && isForm) {
    storage.index.requireBucket(request.bucket);
    return postObject(storage, request, response);
  }
  const payloadHash = verifySignature(request, storage.credentials);
  const name = nameOf(request);
  const operation = operations[name];
  if (!operation) throw new S3Error(501, "NotImplemented", `Not implemented: ${name}`);
  if (name !== "PUT bucket") storage.index.requireBucket(request.bucket);
  await operation(storage, request, response, payloadHash);
}

/** Query parameters that refine an operation; any other one names another operation. */
const refining = [
  /^x-/i,
  /^response-/,
  /^(prefix|delimiter|max-keys|continuation-token|start-after|encoding-type|fetch-owner|partNumber|key-marker|version-id-marker)$/,
];

function nameOf({ method, key, query }: S3Request): string {
  const naming = [...query.keys()].filter((name) => !refining.some((form) => form.test(name)));
  return [method, key === "" ? "bucket" : "object", ...naming].join(" ");
}

function createBucket({ index }: Storage, { bucket }: S3Request, response: ServerResponse): void {
  index.addBucket(bucketName(bucket));
  response.writeHead(200, { location: `/${bucket}` }).end();
}

export function bucketName(name: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) return name;
  throw new S3Error(400, "InvalidBucketName", "The specified bucket is not valid.");
}
