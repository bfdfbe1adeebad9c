import { crc32, inflateRawSync } from "node:zlib";
import { AppError } from "#shared/errors.ts";
import { damaged, type ZipEntry, zipEntries } from "./zip-directory.ts";

const localHeaderBytes = 30;
const prologBytes = 1024 * 1024;

/**
 * Unpacks every entry of an Office file once, one after the other, and lets go of it: throws AppError("invalid")
 * where one is larger than the directory says, was changed, or declares a document type, with which XML can be
 * made to grow without end. Parsers may then believe the sizes, and loop over no rubbish.
 */
export function checkZip(bytes: Uint8Array): void {
  for (const entry of zipEntries(bytes)) {
    const content = unpackEntry(bytes, entry);
    if (isXml(entry) && declaresType(content)) throw declared();
  }
}

/** The bytes of one entry. Throws AppError("invalid") where they are not what the directory says. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + localHeaderBytes > bytes.length) throw damaged();
  const names = view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const from = entry.offset + localHeaderBytes + names;
  const content = inflate(bytes.subarray(from, from + entry.packedBytes), entry);
  if (content.length !== entry.unpackedBytes || crc32(content) !== entry.crc) throw damaged();
  return content;
}

function inflate(packed: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw damaged();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch (error) {
    throw damaged(error);
  }
}

const isXml = ({ name }: ZipEntry) => /\.(xml|rels|vml)$/i.test(name);

const marks = [
  Buffer.from("<!DOCTYPE"),
  Buffer.from("<!DOCTYPE", "utf16le"),
  Buffer.from("<!DOCTYPE", "utf16le").swap16(),
];

function declaresType(content: Uint8Array): boolean {
  const prolog = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, prologBytes));
  return marks.some((mark) => prolog.includes(mark));
}

const declared = () =>
  new AppError(
    "invalid",
    "The file declares a document type in its XML, which is how files are made to grow without end. Open it, save it again and upload the new copy.",
  );
