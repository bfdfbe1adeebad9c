const sampleBytes = 1024 * 1024;

/** The share of bytes above ASCII that stand in whole UTF-8 sequences; 0 where there are none. */
export function utf8Share(bytes: Uint8Array): number {
  const end = Math.min(bytes.length, sampleBytes);
  let whole = 0;
  let broken = 0;
  for (let index = 0; index < end; index += 1) {
    if ((bytes[index] ?? 0) < 0x80) continue;
    const length = sequenceLength(bytes, index);
    if (length === 0) broken += 1;
    else {
      whole += length;
      index += length - 1;
    }
  }
  return whole / Math.max(1, whole + broken);
}

/** Bytes of the sequence that begins here, 0 where none does. */
function sequenceLength(bytes: Uint8Array, from: number): number {
  const lead = bytes[from] ?? 0;
  const length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : 2;
  if (lead < 0xc2 || lead >= 0xf5) return 0;
  for (let index = 1; index < length; index += 1) if (((bytes[from + index] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}
