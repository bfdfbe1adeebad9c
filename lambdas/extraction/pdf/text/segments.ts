import type { Glyph, Rule } from "../content/glyph.ts";
import { withoutTracking } from "./glyphs/tracking.ts";
import { withoutDoubles } from "./glyphs/without-doubles.ts";
import { liesOver, withoutOverlaid } from "./overlaid.ts";
import type { Segment } from "./segment.ts";
import { justifiedWords } from "./words/justified.ts";
import { spaced } from "./words/spacing.ts";

/** Widest word space, in font sizes. A wider gap divides columns or cells. */
const widestSpace = 0.85;
const widestAfterMark = 2.5;

interface Run {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  tag?: number;
  /** A space character follows. */
  isSpaced: boolean;
}

/** Lines of glyphs, split at wide gaps and vertical rules. With `byTag`, also between marked-content ids. */
export const segmentsOf = (
  glyphs: Glyph[],
  rules: Rule[],
  { byTag = false }: { byTag?: boolean } = {},
): Segment[] => {
  const walls = rules.filter(({ isVertical }) => isVertical).sort((a, b) => a.at - b.at);
  const runs = withoutOverlaid(runsOf(withoutTracking(withoutDoubles(glyphs)), byTag), remade);
  runs.sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const rows = rowsOf(runs);
  const justified = justifiedWords(rows);
  return rows
    .flatMap((row) => joined(row, justified, walls, byTag))
    .map(segmentOf)
    .filter(({ text }) => text);
};

/** Runs of glyphs that are adjacent both on the page and in the file. */
const runsOf = (glyphs: Glyph[], byTag: boolean): Run[] => {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const glyph of glyphs) {
    const right = glyph.x + glyph.width;
    const gap = run ? glyph.x - run.right : 0;
    if (
      run &&
      Math.abs(glyph.y - run.baseline) < 0.08 * run.size &&
      Math.abs(glyph.size - run.size) < 0.1 * run.size &&
      gap > -0.4 * run.size &&
      gap < (isStretched(run.glyphs, glyph) ? 3 : 0.35) * run.size &&
      (!byTag || glyph.tag === run.tag)
    ) {
      run.glyphs.push(glyph);
      run.right = Math.max(run.right, right);
    } else {
      if (!glyph.text.trim()) continue;
      const { x: left, y: baseline, size, tag } = glyph;
      run = { glyphs: [glyph], left, right, baseline, size, tag, isSpaced: false };
      runs.push(run);
    }
  }
  for (const each of runs) trimEnd(each);
  return runs;
};

const remade = (run: Run, glyphs: Glyph[]): Run => {
  const own = { ...run, glyphs: [...glyphs] };
  trimEnd(own);
  return { ...own, isSpaced: false };
};

/** True for a word space of a justified line, however wide. */
const isStretched = (glyphs: Glyph[], next: Glyph): boolean => {
  const [before, last] = glyphs.slice(-2);
  return last?.show === next.show && !last.text.trim() && Boolean(before?.text.trim());
};

const trimEnd = (run: Run): void => {
  run.isSpaced = !run.glyphs.at(-1)?.text.trim();
  while (run.glyphs.length > 1 && !run.glyphs.at(-1)?.text.trim()) run.glyphs.pop();
  run.left = Math.min(...run.glyphs.map(({ x }) => x));
  run.right = Math.max(...run.glyphs.map(({ x, width }) => x + width));
};

/** Runs by baseline; superscripts and subscripts belong to the row they touch. */
const rowsOf = (runs: Run[]): Run[][] => {
  const rows: { runs: Run[]; baseline: number; size: number }[] = [];
  for (const run of runs) {
    const row = rows.slice(-6).find((each) => isOnRow(run, each));
    if (!row) rows.push({ runs: [run], baseline: run.baseline, size: run.size });
    else {
      row.runs.push(run);
      if (run.size > row.size * 1.1) Object.assign(row, { baseline: run.baseline, size: run.size });
    }
  }
  return rows.map((row) => row.runs.sort((a, b) => a.left - b.left));
};

const isOnRow = (run: Run, row: { runs: Run[]; baseline: number; size: number }): boolean => {
  const drop = run.baseline - row.baseline;
  if (Math.abs(drop) < 0.22 * Math.min(run.size, row.size)) return true;
  const isSmaller = run.size < row.size * 0.85 && run.size > row.size * 0.4;
  const isLarger = row.size < run.size * 0.85 && row.size > run.size * 0.4;
  const reach = 0.8 * Math.max(run.size, row.size);
  const isNear = row.runs.some(({ left, right }) => run.left < right + reach && run.right > left - reach);
  if (isSmaller) return isNear && drop > -0.6 * row.size && drop < 0.35 * row.size;
  return isLarger && isNear && drop > -0.35 * run.size && drop < 0.6 * run.size;
};

const joined = (row: Run[], justified: ReadonlySet<unknown>, walls: Rule[], byTag: boolean): Glyph[][] => {
  const groups: { glyphs: Glyph[]; right: number; size: number; tag?: number }[] = [];
  for (const [index, run] of row.entries()) {
    const last = groups.at(-1);
    const size = Math.max(run.size, last?.size ?? 0);
    const isSame = last && (!byTag || last.tag === run.tag);
    if (
      last &&
      isSame &&
      !isDropCap(last.glyphs, run) &&
      !liesOver(run, last.glyphs, last.right) &&
      (justified.has(run) ||
        isEvenlySpaced(row, index) ||
        run.left - last.right < (isMark(last.glyphs, run) ? widestAfterMark : widestSpace) * size) &&
      !isWalled(walls, last.right, run.left, run.baseline - run.size / 3)
    ) {
      last.glyphs.push(...run.glyphs);
      last.right = Math.max(last.right, run.right);
      last.size = size;
    } else groups.push({ glyphs: [...run.glyphs], right: run.right, size: run.size, tag: run.tag });
  }
  return groups.map(({ glyphs }) => glyphs);
};

/** True for one of several equal spaces of a justified line, written as characters. */
const isEvenlySpaced = (row: Run[], index: number): boolean => {
  const gap = spaceBefore(row, index);
  if (gap === undefined) return false;
  return [spaceBefore(row, index - 1), spaceBefore(row, index + 1)].some(
    (other) => other !== undefined && Math.abs(other - gap) < 0.08 * (row[index]?.size ?? 0),
  );
};

const spaceBefore = (row: Run[], index: number): number | undefined => {
  const [before, run] = [row[index - 1], row[index]];
  if (!before?.isSpaced || !run || Math.abs(before.size - run.size) > 0.05 * run.size) return undefined;
  const gap = run.left - before.right;
  return gap < widestAfterMark * run.size ? gap : undefined;
};

/** True for a drop cap, whose baseline is that of one of its lines. */
const isDropCap = (glyphs: Glyph[], { size }: Run) =>
  glyphs.every((glyph) => glyph.size > 1.9 * size) &&
  /^["“‘«]?\p{Lu}$/u.test(glyphs.map(({ text }) => text).join(""));

/** True for a section number or list marker before its text. */
const isMark = (glyphs: Glyph[], next: Run): boolean => {
  if (glyphs.length > 9) return false;
  const text = glyphs
    .map((glyph) => glyph.text)
    .join("")
    .trim();
  if (/^(?:[•◦▪■□●○‣–]|\(?(?:\p{Nd}{1,3}|[a-zA-Z]|[ivx]+)[.)]|(?:\p{Nd}{1,2}\.)+\p{Nd}{0,2})$/u.test(text))
    return true;
  return /^(?:\p{Nd}{1,2}|[A-Z])$/u.test(text) && glyphs.every(isHeavy) && next.glyphs.every(isHeavy);
};

const isHeavy = ({ isBold }: Glyph) => isBold;

const isWalled = (walls: Rule[], left: number, right: number, y: number) =>
  walls.some(({ at, from, to }) => at > left - 1 && at < right + 1 && from < y && to > y);

const segmentOf = (glyphs: Glyph[]): Segment => {
  const inked = glyphs.filter(({ text }) => text.trim());
  const sizes = inked.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const main = inked.filter((glyph) => Math.abs(glyph.size - size) < 0.1 * size);
  const baseline = main[0]?.y ?? inked[0]?.y ?? 0;
  const { text, glyphs: ordered } = spaced(glyphs, size, baseline);
  const tag = inked[0]?.tag;
  return {
    left: Math.min(...inked.map(({ x }) => x)),
    right: Math.max(...inked.map(({ x, width }) => x + width)),
    top: Math.min(...inked.map((glyph) => glyph.y - 0.75 * glyph.size)),
    bottom: Math.max(...inked.map((glyph) => glyph.y + 0.22 * glyph.size)),
    baseline,
    size,
    isBold: main.filter(({ isBold }) => isBold).length > main.length * 0.8,
    isMono: main.length > 0 && main.every(({ isMono }) => isMono),
    text,
    glyphs: ordered,
    ...(tag !== undefined && { tag }),
  };
};
