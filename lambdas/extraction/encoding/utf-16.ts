import { plausibility } from "./wide-text.ts";

const sampleBytes = 16_384;

type Order = "utf-16le" | "utf-16be";

/**
 * UTF-16 without a byte order mark. Latin text has a zero in every unit, always on the same side, other scripts
 * at least around spaces and line ends; there the order is right that gives letters of everyday use.
 */
export function utf16Order(bytes: Uint8Array): Order | undefined {
  if (bytes.length < 4) return;
  const sample = bytes.subarray(0, Math.min(bytes.length, sampleBytes) & ~1);
  const units = sample.length / 2;
  const zeros = zerosOf(sample);
  if (zeros.second > units * 0.4 && zeros.first <= zeros.second / 8) return checked(sample, "utf-16le");
  if (zeros.first > units * 0.4 && zeros.second <= zeros.first / 8) return checked(sample, "utf-16be");
  if (zeros.first + zeros.second === 0 && !isOneScript(sample)) return;
  const little = plausibility(textOf(sample, "utf-16le"));
  const big = plausibility(textOf(sample, "utf-16be"));
  if (Math.max(little, big) < 0.9 || Math.abs(little - big) < 0.1) return;
  return little > big ? "utf-16le" : "utf-16be";
}

function zerosOf(sample: Uint8Array) {
  let first = 0;
  let second = 0;
  for (let index = 0; index < sample.length; index += 2) {
    if (sample[index] === 0) first += 1;
    if (sample[index + 1] === 0) second += 1;
  }
  return { first, second };
}

/** Cyrillic, Thai or Arabic without a space: every other byte is one that text does not have otherwise. */
function isOneScript(sample: Uint8Array): boolean {
  const odd = sample.filter((byte) => byte < 0x20 && ![9, 10, 12, 13].includes(byte)).length;
  return odd > sample.length * 0.3;
}

const textOf = (sample: Uint8Array, order: Order) => new TextDecoder(order).decode(sample);

function checked(sample: Uint8Array, order: Order): Order | undefined {
  const text = textOf(sample, order);
  const odd = text.match(/[^\P{Cc}\t\n\r\f]|[\p{Cn}\p{Co}\uFFFD]/gu)?.length ?? 0;
  return odd <= Math.max(1, text.length / 50) ? order : undefined;
}
