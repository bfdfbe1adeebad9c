import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip, createZstdDecompress } from "node:zlib";
import { tooLong, unknownEncoding } from "./failures.ts";

/**
 * The whole body, decompressed. Throws AppError `too_large` and stops reading as soon as more than `maxBytes` have
 * come, compressed or decompressed, and `unavailable` for an unknown encoding.
 */
export const bodyOf = async (
  response: IncomingMessage,
  { host, maxBytes }: { host: string; maxBytes: number },
): Promise<Buffer> => {
  const unpack = decoders.get((response.headers["content-encoding"] ?? "identity").trim().toLowerCase());
  if (!unpack) throw unknownEncoding(host);
  const within = (chunks: AsyncIterable<Buffer>) => atMost(maxBytes, chunks, host);
  const packed = within(response);
  const first = await packed.next();
  // decoders fail on empty input, although servers name an encoding there too
  if (first.done) return Buffer.alloc(0);
  const whole = async function* () {
    yield first.value;
    yield* packed;
  };
  const kept: Buffer[] = [];
  await pipeline(whole, unpack(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of within(chunks)) kept.push(chunk);
  });
  return Buffer.concat(kept);
};

async function* atMost(maxBytes: number, chunks: AsyncIterable<Buffer>, host: string) {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw tooLong(host, maxBytes);
    yield chunk;
  }
}

/** One encoding at a time. RFC 9659 allows servers a zstd window of 8 MB; a wider one only fills memory. */
const decoders = new Map<string, () => NodeJS.ReadWriteStream>([
  ["identity", () => new PassThrough()],
  ["gzip", () => createGunzip()],
  ["x-gzip", () => createGunzip()],
  ["br", () => createBrotliDecompress()],
  ["zstd", () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })],
]);
