import { doubleByteEncoding } from "./double-byte.ts";
import { singleByteEncoding } from "./single-byte.ts";

const sampleBytes = 65_536;

/** The likeliest encoding of a text that is neither UTF-8 nor UTF-16. */
export function legacyEncoding(bytes: Uint8Array): string {
  const sample = excerpt(bytes);
  return doubleByteEncoding(sample) ?? singleByteEncoding(sample);
}

/** Long files often begin with pages of ASCII: what is looked at begins near the first byte that is not. */
function excerpt(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= sampleBytes) return bytes;
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const lineStart = bytes.lastIndexOf(0x0a, first) + 1;
  const from = first - lineStart > 1000 ? first : lineStart;
  const sample = bytes.subarray(from, from + sampleBytes);
  const lineEnd = sample.lastIndexOf(0x0a);
  return lineEnd > sampleBytes / 2 ? sample.subarray(0, lineEnd) : sample;
}
