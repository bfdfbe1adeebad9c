import { inflateRawSync } from "node:zlib";
import { damaged, type ZipEntry, zipEntries } from "./zip-directory.ts";

const localHeaderBytes = 30;

/** The text of one entry of a zip file that was checked before; its sizes are then true. */
export function unpackText(bytes: Uint8Array, entry: ZipEntry): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const from = entry.offset + localHeaderBytes + names;
  const packed = bytes.subarray(from, from + entry.packedBytes);
  if (entry.method !== 0 && entry.method !== 8) throw damaged();
  const content =
    entry.method === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  return new TextDecoder(encodingOf(content)).decode(content);
}

/** Entries by their name in lower case, as Office finds them. */
export const entriesByName = (bytes: Uint8Array): Map<string, ZipEntry> =>
  new Map(zipEntries(bytes).map((entry) => [entry.name.replace(/\\/g, "/").toLowerCase(), entry]));

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}
