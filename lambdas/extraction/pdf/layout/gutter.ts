import type { Segment } from "../text/segment.ts";
import { boundsOf, median, type Row, rowsOf } from "./row.ts";

const maxTried = 500;

export interface Gutter {
  left: number;
  right: number;
}

/** Vertical strips without text, widest first. */
export const guttersOf = (segments: Segment[]): Gutter[] => {
  const gutters: Gutter[] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const { left, right } of segments.toSorted((a, b) => a.left - b.left)) {
    if (left > reach && reach > Number.NEGATIVE_INFINITY) gutters.push({ left: reach, right: left });
    reach = Math.max(reach, right);
  }
  const narrowest = 0.6 * median(segments.map(({ size }) => size));
  return gutters
    .filter(({ left, right }) => right - left >= narrowest)
    .sort((a, b) => b.right - b.left - (a.right - a.left));
};

/** Horizontal positions that most rows leave free; only titles and tables cross them. */
export const likelyGutters = (rows: Row[]): number[] => {
  const gaps = rows.flatMap((row, index) => [...gapsIn(row.segments), ...gapsBetween(row, rows[index + 1])]);
  const step = Math.ceil(gaps.length / maxTried);
  const tried = gaps.filter((_, index) => index % step === 0);
  const places = tried.map(({ left, right }) => {
    const middle = (left + right) / 2;
    const free = gaps.filter((gap) => gap.left < middle && gap.right > middle).length;
    return { middle, free };
  });
  const kept: { middle: number; free: number }[] = [];
  for (const each of places.sort((a, b) => b.free - a.free))
    if (each.free >= 3 && kept.every(({ middle }) => Math.abs(middle - each.middle) > 12)) kept.push(each);
  return kept.slice(0, 4).map(({ middle }) => middle);
};

const gapsIn = (segments: Segment[]): Gutter[] =>
  segments.slice(1).map((segment, index) => ({ left: segments[index]?.right ?? 0, right: segment.left }));

/** Gaps between lines beside one another that do not share a baseline, such as those of a box beside the text. */
const gapsBetween = (row: Row, next: Row | undefined): Gutter[] => {
  if (!next || next.top > row.bottom - 0.2 * (row.bottom - row.top)) return [];
  const words = [...row.segments, ...next.segments].filter(({ text }) => lettersIn(text) > 5);
  const sorted = words.sort((a, b) => a.left - b.left);
  return gapsIn(sorted).filter(({ left, right }) => right > left);
};

const deepest = 3;

/** True for prose in one column or several side by side. */
export const isProseInColumns = (segments: Segment[], depth = 0): boolean => {
  if (isProse(segments)) return true;
  if (depth === deepest || segments.length < 6) return false;
  return guttersOf(segments)
    .slice(0, deepest)
    .some(({ left, right }) => {
      const middle = (left + right) / 2;
      const [before, after] = [
        segments.filter((segment) => segment.right <= middle),
        segments.filter((segment) => segment.left >= middle),
      ];
      return isProseInColumns(before, depth + 1) && isProseInColumns(after, depth + 1);
    });
};

/** True for prose: several lines that fill their column. */
export const isProse = (segments: Segment[]): boolean => {
  const rows = rowsOf(segments);
  if (rows.length < 3) return false;
  const { left, right } = boundsOf(segments);
  const widths = rows.map((row) => (row.right - row.left) / (right - left || 1));
  const ems = rows.map((row) => (row.right - row.left) / (row.segments[0]?.size || 1));
  const words = rows.map(({ segments: own }) => own.reduce((sum, { text }) => sum + lettersIn(text), 0));
  const single = rows.filter((row) => row.segments.length === 1 || isStretched(row, right - left)).length;
  return median(widths) > 0.6 && median(ems) > 9 && median(words) >= 14 && single >= rows.length * 0.6;
};

/** True for a justified line with wide word spaces. */
const isStretched = ({ segments, left, right }: Row, width: number): boolean => {
  const ink = segments.reduce((sum, segment) => sum + segment.right - segment.left, 0);
  return (
    right - left > 0.95 * width && ink > 0.5 * width && segments.every(({ text }) => /\p{L}/u.test(text))
  );
};

/** Counts an ideograph as two letters. */
const lettersIn = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

/** Share of the smaller side's rows that have a row of the other side on their baseline. */
export const levelShare = (left: Segment[], right: Segment[]): number => {
  const [fewer, more] = [rowsOf(left), rowsOf(right)].sort((a, b) => a.length - b.length);
  if (!fewer || !more || fewer.length === 0) return 0;
  const level = fewer.filter((row) =>
    more.some((other) => Math.abs(other.baseline - row.baseline) < 0.12 * (row.segments[0]?.size ?? 1)),
  );
  return level.length / fewer.length;
};
