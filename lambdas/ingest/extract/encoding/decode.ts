import { legacyEncoding } from "./legacy-encoding.ts";
import { utf16Order } from "./utf-16.ts";

/** Text of a file in whatever encoding it is: byte order mark, UTF-16, UTF-8, what it declares, else a guess. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const order = utf16Order(bytes);
  if (order) return order;
  if (decodes(bytes, "utf-8")) return "utf-8";
  const declared = declaredEncoding(bytes);
  return declared && decodes(bytes, declared) ? declared : legacyEncoding(bytes);
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

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString("latin1");
  return /<(?:meta|\?xml)[^>]*(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}
