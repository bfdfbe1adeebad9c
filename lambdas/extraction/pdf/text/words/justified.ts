import type { Glyph } from "../../content/glyph.ts";

interface Run {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** Words of a line with equal gaps, or two words. */
interface Chain {
  runs: Run[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  gap: number;
  /** Index of its row. */
  row: number;
}

const wordSpace = 0.85;
const usual = 1.8;
const tallestLeading = 2.2;
/** Rows above and below that are looked at. */
const window = 6;

/**
 * Words of justified lines that stand alone in the file: each of these runs follows the word before it, however wide
 * the gap. The gaps of a line are equal and its words stand below no column; lines of few words have the edges of
 * the lines around them.
 */
export const justifiedWords = <Each extends Run>(rows: Each[][]): Set<Run> => {
  const found = rows.map((row, index) => chainsOf(row, index));
  const chains = found.flat();
  const even = new Set(
    chains.filter((chain) => chain.runs.length > 2 && !isInColumns(chain, around(rows, chain))),
  );
  const joined = new Set(
    [...even].filter((chain) => chain.gap < usual * chain.size && isLine(chain, around(rows, chain))),
  );
  const counts = (chain: Chain, other: Chain) => joined.has(other) || (even.has(chain) && even.has(other));
  for (let size = -1; size < joined.size; ) {
    size = joined.size;
    for (const chain of chains)
      if (
        !joined.has(chain) &&
        around(found, chain).some((other) => isBeside(chain, other) && counts(chain, other))
      )
        joined.add(chain);
  }
  return new Set([...joined].flatMap(({ runs }) => runs.slice(1)));
};

const around = <Item>(rows: Item[][], { row }: Chain): Item[] =>
  rows.slice(Math.max(0, row - window), row + window + 1).flat();

/** Three equal gaps are no accident; two may be, unless a line above or below has the same edges. */
const isLine = (chain: Chain, runs: Run[]): boolean => {
  if (chain.runs.length > 3) return true;
  const near = runs.filter((run) => isNear(chain, run));
  const starts = near.filter((run) => Math.abs(run.left - chain.left) < 1.5);
  return starts.some(({ baseline }) =>
    near.some((run) => run.baseline === baseline && Math.abs(run.right - chain.right) < 1.5),
  );
};

/** The longest parts of a row with equal gaps that are wider than a word space; what is left, in pairs. */
const chainsOf = (row: Run[], index: number): Chain[] => {
  const chains: Chain[] = [];
  let from = 0;
  while (from < row.length - 1) {
    const gap = gapAt(row, from + 1);
    let to = from + 1;
    while (to + 1 < row.length && Math.abs(gapAt(row, to + 1) - gap) < 0.08 * (row[to]?.size ?? 1)) to += 1;
    const runs = row.slice(from, to + 1);
    if (runs.every(isWord) && gap > 0.1 * (row[from]?.size ?? 1) && isOneFont(runs))
      chains.push(chainOf(runs, gap, index));
    from = to;
  }
  return chains.filter(({ gap, size }) => gap > wordSpace * size);
};

const chainOf = (runs: Run[], gap: number, row: number): Chain => ({
  runs,
  left: runs[0]?.left ?? 0,
  right: runs.at(-1)?.right ?? 0,
  baseline: runs[0]?.baseline ?? 0,
  size: runs[0]?.size ?? 1,
  gap,
  row,
});

const gapAt = (row: Run[], index: number): number => (row[index]?.left ?? 0) - (row[index - 1]?.right ?? 0);

const isWord = ({ glyphs }: Run) => glyphs.some(({ text }) => /\p{L}/u.test(text));

const isOneFont = (runs: Run[]) =>
  runs.every(({ size }) => Math.abs(size - (runs[0]?.size ?? 0)) < 0.05 * size);

/** True if most inner words start or end where words of the lines around do. */
const isInColumns = (chain: Chain, runs: Run[]): boolean => {
  const near = runs.filter((run) => isNear(chain, run));
  const inner = chain.runs.slice(1, -1);
  const aligned = inner.filter((run) =>
    near.some((other) => Math.abs(other.left - run.left) < 1 || Math.abs(other.right - run.right) < 1),
  );
  return aligned.length >= inner.length * 0.6;
};

/** True for lines one above the other with the same edges. */
const isBeside = (chain: Chain, other: Chain): boolean =>
  chain !== other &&
  isNear(chain, other) &&
  Math.abs(chain.left - other.left) < 1.5 &&
  Math.abs(chain.right - other.right) < 1.5;

const isNear = (one: Chain, other: Chain | Run) => {
  const step = Math.abs(one.baseline - other.baseline);
  return (
    step > 0.5 * one.size &&
    step < tallestLeading * one.size &&
    Math.abs(one.size - other.size) < 0.1 * one.size
  );
};
