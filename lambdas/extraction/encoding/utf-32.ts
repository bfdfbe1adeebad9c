type Order = "utf-32le" | "utf-32be";

const sampleBytes = 4096;

/** UTF-32 by its byte order mark, or by units that are all small numbers. */
export function utf32Order(bytes: Uint8Array): Order | undefined {
  if (bytes.length < 4 || bytes.length % 4 !== 0) return;
  const sample = bytes.subarray(0, sampleBytes);
  return (["utf-32le", "utf-32be"] as const).find((order) => {
    const units = unitsOf(sample, order);
    return units[0] !== 0 && units.every(isCharacter);
  });
}

/** The text without its byte order mark; what is no character becomes U+FFFD. */
export function decodeUtf32(bytes: Uint8Array, order: Order): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += sampleBytes) {
    const units = unitsOf(bytes.subarray(from, from + sampleBytes), order);
    parts.push(units.map((unit) => String.fromCodePoint(isCharacter(unit) ? unit : 0xfffd)).join(""));
  }
  return parts.join("").replace(/^\uFEFF/, "");
}

function unitsOf(bytes: Uint8Array, order: Order): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor(bytes.length / 4);
  return Array.from({ length: count }, (_, index) => view.getUint32(index * 4, order === "utf-32le"));
}

const isCharacter = (unit: number) => unit < 0x110000 && (unit < 0xd800 || unit > 0xdfff);
