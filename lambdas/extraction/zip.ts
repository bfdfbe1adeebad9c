import { crc32, inflateRawSync } from "node:zlib";
import { damaged, expanding, locked, tooLarge } from "./refusal.ts";

const maxUnpackedBytes = 200 * 1024 * 1024;
const maxEntries = 10_000;
const maxRatio = 250;
/** Below this many unpacked bytes any compression ratio passes. */
const ratioThresholdBytes = 20 * 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localHeaderBytes = 30;
/** A document type declaration can only stand in the prolog of an XML file. */
const prologBytes = 1024 * 1024;

/** An entry of the central directory. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Byte offset of its local header. */
  offset: number;
}

/** Refuses a zip file as `zipEntries` does, without unpacking it; any other file passes. */
export const checkZipDirectory = (bytes: Uint8Array): void => {
  if (Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from("PK\u0003\u0004"))) zipEntries(bytes);
};

/**
 * Unpacks each entry of an Office file once and discards it. Throws AppError("invalid") if an entry does not match
 * its size or checksum, or declares a document type: entities can make XML grow without limit. Parsers may rely on
 * the sizes afterwards.
 */
export const checkZip = (bytes: Uint8Array): void => {
  for (const entry of zipEntries(bytes)) {
    const content = unpackEntry(bytes, entry);
    if (isXml(entry) && declaresType(content)) throw expanding();
  }
};

/**
 * The central directory of a zip file, in file order. Throws AppError("invalid") for a truncated file, an encrypted
 * one and one that unpacks to too much. Format: PKWARE APPNOTE 4.3.12 and 4.3.16.
 */
export const zipEntries = (bytes: Uint8Array): ZipEntry[] => {
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
};

/** Entries by lower-case name with forward slashes, because Office ignores case. */
export const entriesByName = (bytes: Uint8Array): Map<string, ZipEntry> =>
  new Map(zipEntries(bytes).map((entry) => [entry.name.replace(/\\/g, "/").toLowerCase(), entry]));

/** The bytes of an entry. Throws AppError("invalid") if they do not match the directory's size and checksum. */
export const unpackEntry = (bytes: Uint8Array, entry: ZipEntry): Uint8Array => {
  const content = inflate(bytes, entry);
  if (content.length !== entry.unpackedBytes || crc32(content) !== entry.crc) throw damaged();
  return content;
};

/** The text of an entry, in the Unicode encoding of its byte order mark. Call `checkZip` on the file first. */
export const unpackText = (bytes: Uint8Array, entry: ZipEntry): string => {
  const content = inflate(bytes, entry);
  return new TextDecoder(encodingOf(content)).decode(content);
};

const entryAt = (view: DataView, at: number, name: Uint8Array): ZipEntry => ({
  name: new TextDecoder().decode(name),
  method: view.getUint16(at + 10, true),
  crc: view.getUint32(at + 16, true),
  packedBytes: view.getUint32(at + 20, true),
  unpackedBytes: view.getUint32(at + 24, true),
  offset: view.getUint32(at + 42, true),
});

/** The record is followed by a comment of at most 0xffff bytes only. */
const endOfDirectory = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - endBytes - 0xffff);
  for (let offset = view.byteLength - endBytes; offset >= lowest; offset -= 1)
    if (view.getUint32(offset, true) === endSignature) return offset;
  throw damaged();
};

/** Entries that claim more packed bytes than the file has overlap, which is how some zip bombs are made. */
const checkSizes = (sum: { packed: number; unpacked: number }, fileBytes: number): void => {
  if (sum.unpacked > maxUnpackedBytes || sum.packed > fileBytes) throw tooLarge();
  if (sum.unpacked > ratioThresholdBytes && sum.unpacked / sum.packed > maxRatio) throw tooLarge();
};

const inflate = (bytes: Uint8Array, entry: ZipEntry): Uint8Array => {
  const packed = packedContent(bytes, entry);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw damaged();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch (error) {
    throw damaged(error);
  }
};

/** The local header repeats name and extra field, with lengths of its own. */
const packedContent = (bytes: Uint8Array, { offset, packedBytes }: ZipEntry): Uint8Array => {
  if (offset + localHeaderBytes > bytes.length) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from =
    offset + localHeaderBytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return bytes.subarray(from, from + packedBytes);
};

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
};

const isXml = ({ name }: ZipEntry) => /\.(xml|rels|vml)$/i.test(name);

const doctypes = [
  Buffer.from("<!DOCTYPE"),
  Buffer.from("<!DOCTYPE", "utf16le"),
  Buffer.from("<!DOCTYPE", "utf16le").swap16(),
];

const declaresType = (content: Uint8Array): boolean => {
  const prolog = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, prologBytes));
  return doctypes.some((doctype) => prolog.includes(doctype));
};
