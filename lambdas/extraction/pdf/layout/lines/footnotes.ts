import type { Rule } from "../../content/glyph.ts";
import type { Segment } from "../../text/segment.ts";
import { median, type Row, rowsOf } from "../row.ts";

const mark = /^(?:[*†‡§¶]{1,3}|\p{Nd}{1,3}[.)]?|[a-z][.)])(?=\s)/u;

/**
 * Separates footnotes from the text: small print at the foot of a column, below a short rule or starting with a
 * superscript mark.
 */
export const withoutFootnotes = (
  segments: Segment[],
  rules: Rule[],
  pageHeight: number,
): { body: Segment[]; notes: Segment[][] } => {
  const usual = usualSize(segments);
  const isSmall = ({ size, table }: Segment) => !table && size < 0.94 * usual;
  const low = segments.filter((segment) => segment.baseline > 0.4 * pageHeight);
  if (!low.some(isSmall)) return { body: segments, notes: [] };
  const taken = new Set<Segment>();
  const notes: Segment[][] = [];
  for (const first of low.filter(isSmall).sort((a, b) => a.baseline - b.baseline)) {
    if (taken.has(first) || !(isBelowLine(first, low, rules) || hasRaisedMark(first))) continue;
    const rows = rowsBelow(first, low);
    if (!rows.every((row) => row.segments.every(isSmall)) || hasTextBelow(rows, low, isSmall)) continue;
    for (const segment of rows.flatMap((row) => row.segments)) taken.add(segment);
    notes.push(...notesOf(rows));
  }
  return { body: segments.filter((segment) => !taken.has(segment)), notes };
};

const usualSize = (segments: Segment[]): number => {
  const sizes = segments.flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  return median(sizes);
};

/** True for the first text below a rule that spans part of the column. */
const isBelowLine = (first: Segment, all: Segment[], rules: Rule[]): boolean =>
  rules.some(({ isVertical, at, from, to }) => {
    const room = first.top - at;
    if (isVertical || to - from < 25 || room < -2 || room > 2 * first.size) return false;
    if (Math.abs(from - first.left) > 2 * first.size || to - from > 250) return false;
    return !all.some(
      ({ top, bottom, left, right }) =>
        top > at - 1.5 && bottom < first.top && left < first.right && right > first.left,
    );
  });

/** True if the first glyph is a superscript. */
const hasRaisedMark = ({ glyphs, size, baseline, text }: Segment): boolean => {
  const first = glyphs.find((glyph) => glyph.text.trim());
  const isRaised = first !== undefined && first.size < 0.85 * size && first.y < baseline - 0.15 * size;
  return mark.test(text) && (isRaised || /^[*†‡§]/u.test(text)) && text.length > 8;
};

/** Consecutive lines in the column of `first`, without large gaps. */
const rowsBelow = (first: Segment, all: Segment[]): Row[] => {
  const rows: Row[] = [];
  let right = first.right;
  for (const row of rowsOf(all.filter((segment) => segment.baseline > first.baseline - 1))) {
    const last = rows.at(-1);
    const own = row.segments.filter(
      (segment) =>
        segment.left > first.left - 2.5 * first.size &&
        (segment.left < right + first.size || segment.left < first.left + 4 * first.size),
    );
    const [leader] = own;
    if (!leader) continue;
    if (last && leader.top - last.bottom > 1.1 * first.size) break;
    const next = rowsOf(own)[0];
    if (!next) break;
    rows.push(next);
    right = Math.max(right, next.right);
  }
  return rows;
};

/** True if text of body size follows: small print within a page is not a footnote. */
const hasTextBelow = (rows: Row[], all: Segment[], isSmall: (segment: Segment) => boolean): boolean => {
  const last = rows.at(-1);
  if (!last) return true;
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  return all.some(
    (segment) =>
      !isSmall(segment) &&
      segment.top > last.bottom &&
      segment.left < right &&
      segment.right > left &&
      segment.text.length > 25,
  );
};

/** Groups lines into notes; a line with a mark starts a note. */
const notesOf = (rows: Row[]): Segment[][] => {
  const notes: Segment[][] = [];
  for (const { segments } of rows) {
    const text = segments.map((segment) => segment.text).join(" ");
    const [first] = segments;
    const starts = first !== undefined && mark.test(text) && (hasRaisedMark(first) || isNext(text, notes));
    if (notes.length === 0 || starts) notes.push([...segments]);
    else notes.at(-1)?.push(...segments);
  }
  return notes;
};

/** True if the number follows the previous note's number. */
const isNext = (text: string, notes: Segment[][]): boolean => {
  const before = Number.parseInt(notes.at(-1)?.[0]?.text ?? "", 10);
  return Number.parseInt(text, 10) === before + 1;
};
