import { AppError } from "#shared/errors.ts";

const maxUnpackedBytes = 200 * 1024 * 1024;
const maxEntries = 10_000;
const maxRatio = 250;
const ratioMattersFrom = 20 * 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;

export const zipLimits = { maxUnpackedBytes, maxEntries };

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its local header stands. */
  offset: number;
}

/** Refuses a zip file as `zipEntries` does; any other file passes. */
export function checkZipDirectory(bytes: Uint8Array): void {
  if (Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from("PK\u0003\u0004"))) zipEntries(bytes);
}

/**
 * A zip file's directory, read without unpacking anything. Throws AppError("invalid") for a cut file, one with a
 * password and one that would unpack to too much. Format: PKWARE APPNOTE 4.3.12 and 4.3.16.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw tooLarge();
  const entries: ZipEntry[] = [];
  const sum = { packed: 0, unpacked: 0 };
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) throw damaged();
    if (view.getUint16(at + 8, true) & 1) throw locked();
    const nameBytes = view.getUint16(at + 28, true);
    const entry = entryAt(view, at, bytes.subarray(at + entryBytes, at + entryBytes + nameBytes));
    sum.packed += entry.packedBytes;
    sum.unpacked += entry.unpackedBytes;
    checkSizes(sum, bytes.length);
    entries.push(entry);
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

const entryAt = (view: DataView, at: number, name: Uint8Array): ZipEntry => ({
  name: new TextDecoder().decode(name),
  method: view.getUint16(at + 10, true),
  crc: view.getUint32(at + 16, true),
  packedBytes: view.getUint32(at + 20, true),
  unpackedBytes: view.getUint32(at + 24, true),
  offset: view.getUint32(at + 42, true),
});

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endBytes - 0xffff);
  for (let offset = view.byteLength - endBytes; offset >= lowest; offset -= 1)
    if (view.getUint32(offset, true) === endSignature) return offset;
  throw damaged();
}

// Entries that claim more packed bytes than the file has share them: a bomb made of overlaps.
function checkSizes(sum: { packed: number; unpacked: number }, fileBytes: number): void {
  if (sum.unpacked > maxUnpackedBytes || sum.packed > fileBytes) throw tooLarge();
  if (sum.unpacked > ratioMattersFrom && sum.unpacked / sum.packed > maxRatio) throw tooLarge();
}

export const damaged = (cause?: unknown) =>
  new AppError(
    "invalid",
    "The file is damaged or was cut off. Open it, save it again and upload the new copy.",
    undefined,
    { cause },
  );

const locked = () =>
  new AppError("invalid", "The file is protected by a password. Remove the password and upload it again.");

const tooLarge = () =>
  new AppError("invalid", "The file unpacks to far more than can be read. Split it into smaller files.");
