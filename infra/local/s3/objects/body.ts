import { S3Error } from "../error.ts";
import { bodyOf, type S3Request } from "../request.ts";
import type { Blob } from "../storage/blobs.ts";
import { unchunked } from "../storage/chunked.ts";
import type { Storage } from "../storage/storage.ts";

const streaming = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";

/** Writes the body of a signed request, and keeps it only if it has the digests that were promised. */
export async function receiveBody(
  { blobs }: Storage,
  { headers, incoming }: S3Request,
  payloadHash: string,
): Promise<Blob> {
  const promised = new Map(headers);
  const isFramed = payloadHash.startsWith("STREAMING-");
  if (isFramed && payloadHash !== streaming) throw new S3Error(501, "NotImplemented", payloadHash);
  const body = bodyOf(incoming);
  const blob = await blobs.write(isFramed ? unchunked(body, promised) : body);
  try {
    requireTrailers(promised);
    requireDigests(blob, promised);
    if (/^[\da-f]{64}$/.test(payloadHash))
      require("XAmzContentSHA256Mismatch", payloadHash, hexOf(blob.sha256));
    return blob;
  } catch (error) {
    await blobs.remove([blob.id]);
    throw error;
  }
}

function requireTrailers(promised: ReadonlyMap<string, string>): void {
  const names = promised.get("x-amz-trailer")?.split(",") ?? [];
  const missing = names.find((name) => !promised.has(name.trim().toLowerCase()));
  if (missing) throw new S3Error(400, "MalformedTrailerError", `The trailer ${missing} is missing`);
}

function requireDigests(blob: Blob, promised: ReadonlyMap<string, string>): void {
  const known: Record<string, string> = {
    "content-md5": Buffer.from(blob.md5, "hex").toString("base64"),
    "x-amz-checksum-crc32": blob.crc32,
    "x-amz-checksum-sha256": blob.sha256,
    "x-amz-decoded-content-length": String(blob.size),
  };
  for (const [name, value] of promised) {
    if (name in known) require("BadDigest", value, known[name]);
    else if (/^x-amz-checksum-(?!algorithm|type|mode)/.test(name))
      throw new S3Error(501, "NotImplemented", name);
  }
}

function require(code: string, wanted: string, actual: string | undefined): void {
  if (wanted !== actual)
    throw new S3Error(400, code, "The digest that was given does not match what was received");
}

const hexOf = (base64: string) => Buffer.from(base64, "base64").toString("hex");
