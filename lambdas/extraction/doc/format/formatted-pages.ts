const pageBytes = 512;
const maxPages = 200_000;

export interface Formatted {
  /** Byte offsets in the document stream, end exclusive. */
  from: number;
  to: number;
  /** Property list (grpprl); a paragraph's starts with its style number. */
  list: Buffer;
}

/** Properties of runs or paragraphs, sorted by file offset. Format: [MS-DOC] 2.9.33 and 2.9.175. */
export const formattedPages = (plc: Buffer, document: Buffer, kind: "runs" | "paragraphs"): Formatted[] => {
  const count = Math.min(maxPages, Math.max(0, Math.floor((plc.length - 4) / 8)));
  const found: Formatted[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = (plc.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff) * pageBytes;
    const page = document.subarray(from, from + pageBytes);
    if (page.length === pageBytes) found.push(...entriesOf(page, kind));
  }
  return found.sort((a, b) => a.from - b.from);
};

const entriesOf = (page: Buffer, kind: "runs" | "paragraphs"): Formatted[] => {
  const count = page[pageBytes - 1] ?? 0;
  const each = kind === "runs" ? 1 : 13;
  if ((count + 1) * 4 + count * each > pageBytes) return [];
  return Array.from({ length: count }, (_, index) => ({
    from: page.readUInt32LE(index * 4),
    to: page.readUInt32LE(index * 4 + 4),
    list: listAt(page, (page[(count + 1) * 4 + index * each] ?? 0) * 2, kind),
  }));
};

const listAt = (page: Buffer, at: number, kind: "runs" | "paragraphs"): Buffer => {
  const first = page[at] ?? 0;
  if (at === 0) return Buffer.alloc(0);
  if (kind === "runs") return page.subarray(at + 1, at + 1 + first);
  if (first > 0) return page.subarray(at + 1, at + first * 2);
  return page.subarray(at + 2, at + 2 + (page[at + 1] ?? 0) * 2);
};

/** The entry that contains a file offset, by binary search. */
export const covering = (all: Formatted[], offset: number): Formatted | undefined => {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((all[middle]?.from ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const found = all[low];
  return found && found.from <= offset && offset < found.to ? found : undefined;
};
