const sampleBytes = 8192;

type Side = "little" | "big";

/**
 * UTF-16 without a byte order mark, told by its zero bytes, which UTF-8 and older encodings do not have. Latin
 * text has one in every unit, always on the same side; other scripts at least around spaces and line ends.
 */
export function utf16Order(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, Math.min(bytes.length, sampleBytes) & ~1);
  const ascii = { little: 0, big: 0 };
  const blanks = { little: 0, big: 0 };
  for (let index = 0; index < sample.length; index += 2) {
    const [first = 0, second = 0] = sample.subarray(index, index + 2);
    if ((first === 0) === (second === 0)) continue;
    const side: Side = second === 0 ? "little" : "big";
    const unit = first || second;
    if (unit >= 0x20 && unit < 0x7f) ascii[side] += 1;
    if (unit === 0x20 || unit === 0x0a || unit === 0x0d) blanks[side] += 1;
  }
  const units = sample.length / 2;
  if (ascii.little > units * 0.4 || isFew(blanks.big, blanks.little)) return checked(sample, "utf-16le");
  if (ascii.big > units * 0.4 || isFew(blanks.little, blanks.big)) return checked(sample, "utf-16be");
}

const isFew = (few: number, many: number) => many > 0 && few <= many / 20;

function checked<Encoding extends string>(sample: Uint8Array, encoding: Encoding): Encoding | undefined {
  const text = new TextDecoder(encoding).decode(sample);
  const odd = text.match(/[^\P{Cc}\t\n\r\f]|[\p{Cn}\p{Co}\uFFFD]/gu)?.length ?? 0;
  return odd <= Math.max(1, text.length / 50) ? encoding : undefined;
}
