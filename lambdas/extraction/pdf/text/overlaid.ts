import type { Glyph } from "../content/glyph.ts";
import { isPrompt } from "./prompts.ts";

interface Run {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

const blank = /[_‗＿.·…‥][_‗＿.·…‥/:\- ]*[_‗＿.·…‥]/gu;

const isBlank = (text: string): boolean =>
  (text.match(/[_‗＿]/gu)?.length ?? 0) > 1 || (text.match(/[.·…‥]/gu)?.length ?? 0) > 3;

/**
 * Runs without what a filled form writes over: the line or dots of the blank, and the prompt of the empty field. Other
 * texts that lie on one another both stay.
 */
export const withoutOverlaid = <Each extends Run>(
  runs: Each[],
  remade: (run: Each, glyphs: Glyph[]) => Each,
): Each[] => {
  const words = Map.groupBy(runs.filter(hasWords), ({ baseline }) => Math.round(baseline / step));
  return runs.flatMap((run): Each[] => {
    const over = writtenOver(run, words);
    if (over.length === 0) return [run];
    const text = textOf(run.glyphs);
    if (isPrompt(text) && over.some((other) => shared(other, run) > 0.4 * width(other))) return [];
    const blanks = [...text.matchAll(blank)].filter(([found]) => isBlank(found));
    const covered = blanks
      .map(({ index, 0: { length } }) => run.glyphs.slice(index, index + length))
      .filter((own) => over.some((other) => covers(other, own)));
    if (covered.length === 0) return [run];
    return pieces(run, new Set(covered.flat())).map((glyphs) => remade(run, glyphs));
  });
};

/** In points. */
const step = 12;

const writtenOver = (run: Run, words: Map<number, Run[]>): Run[] => {
  const row = Math.round(run.baseline / step);
  const reach = Math.ceil(run.size / step);
  const near = Array.from(
    { length: 2 * reach + 1 },
    (_, index) => words.get(row - reach + index) ?? [],
  ).flat();
  return near.filter((other) => other !== run && isOver(other, run) && shared(other, run) > 0.5);
};

/** True if the run is written over the text to its left instead of behind it. */
export const liesOver = (run: Run, before: Glyph[], right: number): boolean => {
  const [first] = before;
  if (!first || right - run.left < 0.6 * run.size || run.glyphs.length < 3 || !hasWords(run)) return false;
  const isLevel = Math.abs(first.y - run.baseline) < 0.3 * run.size && first.size < 1.3 * run.size;
  return isLevel && Math.min(right, run.right) - run.left > 0.5 * width(run);
};

const textOf = (glyphs: Glyph[]) => glyphs.map(({ text }) => text[0] ?? "").join("");

const hasWords = ({ glyphs }: Run) => glyphs.some(({ text }) => /[\p{L}\p{Nd}]/u.test(text));

/** On the blank, or a little above it. */
const isOver = (other: Run, { baseline, size }: Run) =>
  other.baseline < baseline + 0.4 * size && other.baseline > baseline - 0.9 * size;

const covers = (other: Run, own: Glyph[]): boolean => {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return false;
  return other.glyphs.some(
    ({ x, width: advance, text }) =>
      /[\p{L}\p{Nd}]/u.test(text) && x > first.x - 0.2 * first.size && x + advance / 2 < last.x + last.width,
  );
};

const shared = (one: Run, other: Run) => Math.min(one.right, other.right) - Math.max(one.left, other.left);

const width = ({ left, right }: Run) => right - left;

/** The glyphs on both sides of the dropped ones. */
const pieces = ({ glyphs }: Run, dropped: Set<Glyph>): Glyph[][] => {
  const kept: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (!dropped.has(glyph)) kept.at(-1)?.push(glyph);
    else if (kept.at(-1)?.length) kept.push([]);
  }
  return kept.filter((own) => own.some(({ text }) => text.trim()));
};
