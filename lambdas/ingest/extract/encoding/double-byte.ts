import { decodes } from "./decode.ts";

const sampleBytes = 65_536;

/** Counted over the two-byte characters of a text, by the lead byte of each. */
type Leads = { total: number; between: (from: number, to: number) => number };

/**
 * Japanese, Chinese and Korean encodings share their bytes, but each puts its everyday characters into lead
 * bytes of its own: kana and the first level of ideographs, hangul. The share of those decides.
 */
const encodings: Array<{ encoding: string; trailFrom: number; commonShare: (leads: Leads) => number }> = [
  {
    encoding: "shift_jis",
    trailFrom: 0x40,
    commonShare: ({ total, between }) => between(0x81, 0x83) / total + between(0x88, 0x97) / total,
  },
  { encoding: "euc-jp", trailFrom: 0xa1, commonShare: eucJapanese },
  { encoding: "euc-kr", trailFrom: 0xa1, commonShare: eucKorean },
  { encoding: "gb18030", trailFrom: 0xa1, commonShare: simplifiedChinese },
  {
    encoding: "big5",
    trailFrom: 0x40,
    commonShare: ({ total, between }) => (0.98 * (between(0xa1, 0xa1) + between(0xa4, 0xc6))) / total,
  },
];

/** The double-byte encoding a text is in, or none when its bytes fit no such encoding well. */
export function doubleByteEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  let best: { encoding: string; share: number } | undefined;
  for (const { encoding, trailFrom, commonShare } of encodings) {
    const leads = countLeads(sample, trailFrom);
    if (leads.total === 0 || !decodes(bytes, encoding)) continue;
    const share = commonShare(leads);
    if (share > 0.8 && share > (best?.share ?? 0)) best = { encoding, share };
  }
  return best?.encoding;
}

function countLeads(bytes: Uint8Array, trailFrom: number): Leads {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) continue;
    total += 1;
    index += 1;
    if ((bytes[index] ?? 0) >= trailFrom) counts[lead] = (counts[lead] ?? 0) + 1;
  }
  return {
    total,
    between: (from, to) => counts.subarray(from, to + 1).reduce((sum, count) => sum + count, 0),
  };
}

function eucJapanese({ total, between }: Leads): number {
  const kana = between(0xa4, 0xa5) / total;
  return kana < 0.1 ? 0 : (between(0xa1, 0xa1) + between(0xb0, 0xcf)) / total + kana;
}

function eucKorean({ total, between }: Leads): number {
  return (between(0xa1, 0xa3) + between(0xb0, 0xc8)) / total;
}

// Korean hangul ends at C8; about a third of everyday Chinese lies above it.
function simplifiedChinese({ total, between }: Leads): number {
  const common = (between(0xa1, 0xa3) + between(0xb0, 0xd7)) / total;
  return between(0xc9, 0xd7) / total > 0.1 ? common : common * 0.95;
}
