import { crc32, inflateRawSync } from "node:zlib";
import { damaged, type ZipEntry, zipEntries } from "./zip-directory.ts";

const localHeaderBytes = 30;

/**
 * Unpacks every entry once, one after the other, and lets go of it: throws AppError("invalid") where one is
 * larger than the directory says or was changed. Parsers may then believe the sizes, and loop over no rubbish.
 */
export function checkZip(bytes: Uint8Array): void {
  for (const entry of zipEntries(bytes)) if (!isSound(bytes, entry)) throw damaged();
}

function isSound(bytes: Uint8Array, entry: ZipEntry): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + localHeaderBytes > bytes.length) return false;
  const names = view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const from = entry.offset + localHeaderBytes + names;
  const content = unpacked(bytes.subarray(from, from + entry.packedBytes), entry);
  return content?.length === entry.unpackedBytes && crc32(content) === entry.crc;
}

function unpacked(packed: Uint8Array, entry: ZipEntry): Uint8Array | undefined {
  if (entry.method === 0) return packed;
  if (entry.method !== 8) return;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch {
    return;
  }
}
