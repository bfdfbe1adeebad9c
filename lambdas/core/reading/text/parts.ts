import type { TextBlock } from "#shared/documents/text.ts";

interface Span {
  start: number;
  end: number;
}

export interface Read<Passage extends Span> {
  text: string;
  blocks: TextBlock[];
  passages: Passage[];
}

export interface Part<Passage extends Span> extends Read<Passage>, Span {
  /** How many passages start before it. */
  passagesBefore: number;
}

/** Characters of a part: a few screens of reading. */
const longest = 40_000;

/**
 * Cuts a document's text into parts between its blocks; a block that is longer than a part is cut between its
 * passages. Each part has the blocks and passages that lie in it at least partly.
 */
export const partsOf = <Passage extends Span>({ text, blocks, passages }: Read<Passage>): Part<Passage>[] => {
  const ends = cuts(
    text,
    [blocks, passages].map((spans) => spans.map(({ start }) => start)),
  );
  const parts = ends.map((end, number) => ({ start: ends[number - 1] ?? 0, end }));
  const [blocksIn, passagesIn] = [spread(blocks, parts), spread(passages, parts)];
  let passagesBefore = 0;
  return parts.map(({ start, end }, number) => {
    const own = passagesIn[number] ?? [];
    const part = { start, end, text: text.slice(start, end), blocks: blocksIn[number] ?? [], passages: own };
    const before = passagesBefore;
    passagesBefore += own.filter((passage) => passage.start >= start).length;
    return { ...part, passagesBefore: before };
  });
};

/** Where the parts end: at the last start that fits, of the first list that has one. */
const cuts = (text: string, starts: number[][]): number[] => {
  const ends: number[] = [];
  for (let from = 0; text.length - from > longest; from = ends.at(-1) ?? from) {
    const limit = from + longest;
    const start = starts.map((sorted) => lastUpTo(sorted, limit)).find((found) => found > from);
    ends.push(start ?? (isTorn(text, limit) ? limit - 1 : limit));
  }
  return [...ends, text.length];
};

const isTorn = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? "");

/** The largest of the sorted numbers that is not above the limit; -1 where there is none. */
const lastUpTo = (sorted: number[], limit: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1] ?? -1;
};

/** For each part the items that lie in it at least partly; both are in the order of the text. */
const spread = <Item extends Span>(items: Item[], parts: Span[]): Item[][] => {
  const starts = parts.map(({ start }) => start);
  const found: Item[][] = parts.map(() => []);
  for (const item of items) {
    const last = Math.max(item.start, item.end - 1);
    for (let part = partAt(starts, item.start); part <= partAt(starts, last); part++) found[part]?.push(item);
  }
  return found;
};

const partAt = (starts: number[], at: number): number => starts.lastIndexOf(lastUpTo(starts, at));
