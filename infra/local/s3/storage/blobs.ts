import { createHash, randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { S3Error } from "../error.ts";

/** A stored body; the digests are base64, but `md5`, which is hex as in an ETag. */
export type Blob = { id: string; size: number; md5: string; crc32: string; sha256: string };

export type Blobs = {
  write(body: AsyncIterable<Buffer>, sizes?: { min: number; max: number }): Promise<Blob>;
  read(id: string, range?: { start: number; end: number }): Readable;
  remove(ids: Iterable<string>): Promise<void>;
};

/**
 * Bodies as files under random names, so that no key can become a path. `isKnown` tells which the index knows:
 * the others, left over from a kill, go at the start.
 */
export function openBlobs(dir: string, isKnown: (id: string) => boolean): Blobs {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dir)) if (!isKnown(name)) rmSync(join(dir, name));
  const remove = async (ids: Iterable<string>) => {
    for (const id of ids) await rm(join(dir, id), { force: true });
  };

  /** Resolves once the file is on the disk itself. */
  const write: Blobs["write"] = async (body, sizes = { min: 0, max: Number.POSITIVE_INFINITY }) => {
    const id = randomUUID();
    const gauge = createGauge(body, sizes.max);
    const file = await open(join(dir, id), "wx", 0o600);
    try {
      await file.writeFile(gauge.chunks());
      if (gauge.size() < sizes.min) throw tooSmall();
      await file.sync();
    } catch (error) {
      await remove([id]);
      throw error;
    } finally {
      await file.close();
    }
    await syncFolder(dir);
    return { id, ...gauge.digests() };
  };

  // Opened at once: a replacement that removes the file later does not disturb the reader.
  const read: Blobs["read"] = (id, range) =>
    createReadStream("", { fd: openSync(join(dir, id), "r"), start: 0, ...range });

  return { write, read, remove };
}

function createGauge(body: AsyncIterable<Buffer>, max: number) {
  const md5 = createHash("md5");
  const sha256 = createHash("sha256");
  let size = 0;
  let crc = 0;
  async function* chunks() {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > max) throw tooLarge();
      md5.update(chunk);
      sha256.update(chunk);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  }
  const digests = () => {
    const crcBytes = Buffer.alloc(4);
    crcBytes.writeUInt32BE(crc);
    return {
      size,
      md5: md5.digest("hex"),
      sha256: sha256.digest("base64"),
      crc32: crcBytes.toString("base64"),
    };
  };
  return { chunks, size: () => size, digests };
}

/** A new name is on the disk only once its folder is. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const tooLarge = () =>
  new S3Error(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size");
export const tooSmall = () =>
  new S3Error(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
