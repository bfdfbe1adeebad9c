import type { Glyph } from "../content/glyph.ts";
import { isPrompt } from "./prompts.ts";

interface Run {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

const filler = /(?:[_‗＿]\s*){2,}(?:[./:\- ]*(?:[_‗＿]\s*)+)*|(?:[.·…‥]\s*){4,}/gu;

/**
 * Runs without what a filled form writes over: the line or dots of the blank, and the prompt of the empty field. Other
 * texts that lie on one another both stay.
 */
export const withoutOverlaid = <Each extends Run>(
  runs: Each[],
  remade: (run: Each, glyphs: Glyph[]) => Each,
): Each[] => {
  const words = runs.filter(hasWords);
  return runs.flatMap((run): Each[] => {
    const text = textOf(run.glyphs);
    const over = () => words.filter((other) => other !== run && isOver(other, run));
    if (isPrompt(text) && over().some((other) => shared(other, run) > 0.4 * width(other))) return [];
    const blanks = [...text.matchAll(filler)].map(({ index, 0: { length } }) => spanOf(run, index, length));
    const covered = blanks.filter((blank) => over().some((other) => covers(other, blank)));
    if (covered.length === 0) return [run];
    return pieces(run, new Set(covered.flat())).map((glyphs) => remade(run, glyphs));
  });
};

/** True if the run is written over the text to its left instead of behind it. */
export const liesOver = (run: Run, before: Glyph[], right: number): boolean => {
  const [first] = before;
  if (!first || right - run.left < 0.6 * run.size || run.glyphs.length < 3 || !hasWords(run)) return false;
  const isLevel = Math.abs(first.y - run.baseline) < 0.3 * run.size && first.size < 1.3 * run.size;
  return isLevel && Math.min(right, run.right) - run.left > 0.5 * width(run);
};

const textOf = (glyphs: Glyph[]) => glyphs.map(({ text }) => text[0] ?? "").join("");

const hasWords = ({ glyphs }: Run) => /[\p{L}\p{Nd}]/u.test(textOf(glyphs).replace(filler, ""));

/** On the blank, or a little above it. */
const isOver = (other: Run, { baseline, size }: Run) =>
  other.baseline < baseline + 0.4 * size && other.baseline > baseline - 0.9 * size;

const spanOf = ({ glyphs }: Run, from: number, length: number): Glyph[] => glyphs.slice(from, from + length);

const covers = (other: Run, blank: Glyph[]): boolean => {
  const [first, last] = [blank[0], blank.at(-1)];
  if (!first || !last) return false;
  return other.glyphs.some(
    ({ x, width: own, text }) =>
      /[\p{L}\p{Nd}]/u.test(text) && x > first.x - 0.2 * first.size && x + own / 2 < last.x + last.width,
  );
};

const shared = (one: Run, other: Run) => Math.min(one.right, other.right) - Math.max(one.left, other.left);

const width = ({ left, right }: Run) => right - left;

/** What is left of a run on both sides of the dropped glyphs. */
const pieces = ({ glyphs }: Run, dropped: Set<Glyph>): Glyph[][] => {
  const kept: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (!dropped.has(glyph)) kept.at(-1)?.push(glyph);
    else if (kept.at(-1)?.length) kept.push([]);
  }
  return kept.filter((own) => own.some(({ text }) => text.trim()));
};
