import { declaredEncoding } from "./declared-encoding.ts";
import { encodingOfEscapes } from "./iso-2022.ts";
import { legacyEncoding } from "./legacy-encoding.ts";
import { repaired } from "./mojibake.ts";
import { decodeOem, isOem } from "./oem.ts";
import { utf8Share } from "./utf-8.ts";
import { utf16Order } from "./utf-16.ts";
import { decodeUtf32, utf32Order } from "./utf-32.ts";

/** Text of a file in whatever encoding it is, without its byte order mark. */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === "utf-32le" || encoding === "utf-32be") return decodeUtf32(bytes, encoding);
  if (isOem(encoding)) return decodeOem(bytes, encoding);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === "utf-8" ? repaired(text) : text;
}

/** Tries the byte order mark, zero bytes, escapes, UTF-8 and the declared encoding in this order, else the likeliest legacy encoding. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide = utf32Order(bytes);
  if (wide) return wide;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return "utf-8";
  const order = utf16Order(bytes);
  if (order) return order;
  const escapes = encodingOfEscapes(bytes);
  if (escapes) return escapes;
  if (decodes(bytes, "utf-8")) return "utf-8";
  const declared = declaredEncoding(bytes);
  if (declared && declared !== "utf-8" && decodes(bytes, declared)) return declared;
  return utf8Share(bytes) > 0.75 ? "utf-8" : legacyEncoding(bytes);
}

/** True when every byte of the text means something in the encoding; false too for a name nobody knows. */
export function decodes(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
