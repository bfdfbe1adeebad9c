import { hasBullet } from "../blocks/marker.ts";
import type { Segment } from "../text/segment.ts";
import { isAddress } from "./addresses.ts";
import { aroundBoxes } from "./beside.ts";
import { isCentred } from "./centred.ts";
import { isContents, isIndex } from "./contents.ts";
import { type Gutter, guttersOf, isProse, isProseInColumns, levelShare, likelyGutters } from "./gutter.ts";
import type { Direction, Region } from "./region.ts";
import { median, type Row, rowsOf } from "./row.ts";
import { tableIn } from "./tables/aligned-table.ts";
import { withTitlesBelow } from "./titles-below.ts";

const maxColumns = 16;

/** Minimum characters of a line of prose. */
const shortestLine = 12;

/**
 * Segments in reading order. Columns are distinguished from tables by their content: prose that fills its lines is
 * read down, short segments on one baseline are read across.
 */
export const arrange = (segments: Segment[], direction: Direction): Region[] => {
  if (segments.length < 2) return segments.length > 0 ? [{ kind: "lines", segments }] : [];
  return (
    strips(segments, direction) ??
    columns(segments, direction, isProse) ??
    bands(segments, direction, isProse) ??
    columns(segments, direction, isIndex) ??
    columns(segments, direction, isContents) ??
    bands(segments, direction, isContents) ??
    lists(segments, direction) ??
    columns(segments, direction, isAddress) ??
    bands(segments, direction, isAddress) ??
    manyColumns(segments, direction) ??
    aroundTable(segments, direction, { isStrong: true }) ??
    columns(segments, direction, isApart) ??
    bands(segments, direction, isApart) ??
    aroundTable(segments, direction) ??
    columns(segments, direction, isOwnPart) ??
    bands(segments, direction, isOwnPart) ?? [{ kind: isContents(segments) ? "entries" : "lines", segments }]
  );
};

const lists = (segments: Segment[], direction: Direction): Region[] | undefined => {
  if (!segments.some(({ text }) => hasBullet(text))) return undefined;
  return columns(segments, direction, isList) ?? bands(segments, direction, isList);
};

const manyColumns = (segments: Segment[], direction: Direction): Region[] | undefined => {
  if (median(segments.map(({ text }) => text.length)) < shortestLine) return undefined;
  const test = (side: Segment[]) => isProseInColumns(side);
  return columns(segments, direction, test) ?? bands(segments, direction, test);
};

/** Regions divided by vertical gaps much larger than line spacing. */
const strips = (segments: Segment[], direction: Direction): Region[] | undefined => {
  const rows = rowsOf(segments);
  const gaps: number[] = [];
  let reach = rows[0]?.bottom ?? 0;
  for (const row of rows.slice(1)) {
    gaps.push(row.top - reach);
    reach = Math.max(reach, row.bottom);
  }
  const widest = Math.max(...gaps);
  const needed = Math.max(2.6 * median(segments.map(({ size }) => size)), 2.5 * median(gaps));
  if (widest <= needed) return undefined;
  const cut = gaps.indexOf(widest) + 1;
  const parts = [rows.slice(0, cut), rows.slice(cut)];
  return parts.flatMap((part) =>
    arrange(
      part.flatMap((row) => row.segments),
      direction,
    ),
  );
};

type Test = (side: Segment[], other: Segment[]) => boolean;

/** Regions side by side whose lines do not share baselines. */
const columns = (segments: Segment[], direction: Direction, test: Test): Region[] | undefined => {
  for (const gutter of guttersOf(segments).slice(0, maxColumns)) {
    const [left, right] = sides(segments, gutter);
    if (!isSplit(left, right, test)) continue;
    const ordered = direction.isRightToLeft ? [right, left] : [left, right];
    return ordered.flatMap((side) => arrange(side, direction));
  }
  return undefined;
};

const isSplit = (left: Segment[], right: Segment[], test: Test) =>
  test(left, right) && test(right, left) && !isMarkers(left, right);

const sides = (segments: Segment[], gutter: Gutter): [Segment[], Segment[]] => {
  const middle = (gutter.left + gutter.right) / 2;
  return [segments.filter(({ right }) => right <= middle), segments.filter(({ left }) => left >= middle)];
};

/** True for list markers, or page numbers of a table of contents: they belong to the lines beside them. */
const isMarkers = (left: Segment[], right: Segment[]): boolean => {
  const isShort = (side: Segment[]) =>
    side.every(({ text }) => text.length <= 4 || /^[\p{Nd}.()]+$/u.test(text));
  return (isShort(left) || isShort(right)) && levelShare(left, right) > 0.7;
};

/** True for list items, with or without a title above them. */
const isList = (segments: Segment[]): boolean => {
  const rows = rowsOf(segments);
  const items = rows.filter(({ segments: own }) => own.length === 1 && hasBullet(own[0]?.text ?? ""));
  return items.length > 1 && items.length >= rows.length * 0.5;
};

/** True for many lines that share no baselines with the other side. */
const isApart = (side: Segment[], other: Segment[]) =>
  rowsOf(side).length > 4 && levelShare(side, other) < 0.5;

/** True for independent blocks, such as two addresses, whose lines do not share baselines. */
const isOwnPart = (side: Segment[], other: Segment[]): boolean => {
  if (rowsOf(side).length < 2) return false;
  return levelShare(side, other) < 0.6 || (isCards(side) && isCards(other));
};

/** True for centred blocks side by side, or one. */
const isCards = (segments: Segment[]): boolean => {
  const [gutter] = guttersOf(segments);
  if (isCentred(segments)) return true;
  return gutter !== undefined && sides(segments, gutter).every(isCards);
};

/** Regions divided by lines that span all columns. */
const bands = (segments: Segment[], direction: Direction, test: Test): Region[] | undefined => {
  const rows = rowsOf(segments);
  for (const middle of likelyGutters(rows)) {
    const across = segments.filter(({ left, right }) => left < middle && right > middle);
    if (across.length === 0) continue;
    const parts = withTitlesBelow(cutAt(segments, across));
    const at = { left: middle, right: middle };
    const isSplitPart = (part: Segment[]) => {
      const [left, right] = sides(part, at);
      return left.length + right.length === part.length && isSplit(left, right, test);
    };
    const split = new Set(parts.filter(isSplitPart));
    if (split.size > 0)
      return aroundBoxes(joinedBut(split, parts), (part) => sides(part, at)).flatMap((part) =>
        arrange(part, direction),
      );
  }
  return undefined;
};

/** Merges neighbouring parts, except those in `split`. */
const joinedBut = (split: Set<Segment[]>, parts: Segment[][]): Segment[][] => {
  const joined: Segment[][] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (before && !split.has(part) && !split.has(before)) joined.at(-1)?.push(...part);
    else joined.push([...part]);
  }
  return joined;
};

/** Consecutive runs of segments from top to bottom; spanning segments have their own runs. */
const cutAt = (segments: Segment[], across: Segment[]): Segment[][] => {
  const isAcross = new Set(across);
  const parts: Segment[][] = [];
  const rows = rowsOf(segments);
  let last: boolean | undefined;
  let before: Row | undefined;
  for (const row of rows) {
    const crosses =
      row.segments.some((segment) => isAcross.has(segment)) || (last === true && isLastLine(row, before));
    before = row;
    if (crosses !== last) parts.push([]);
    parts.at(-1)?.push(...row.segments);
    last = crosses;
  }
  return parts;
};

/** True for the short last line of a paragraph that spans the columns. */
const isLastLine = (row: Row, before: Row | undefined): boolean => {
  const [only, ...others] = row.segments;
  if (!before || !only || others.length > 0) return false;
  const isSameSize = Math.abs((before.segments[0]?.size ?? 0) - only.size) < 0.1 * only.size;
  return (
    isSameSize &&
    row.top - before.bottom < 0.6 * only.size &&
    Math.abs(row.left - before.left) < 2 * only.size
  );
};

const aroundTable = (
  segments: Segment[],
  direction: Direction,
  options: { isStrong?: boolean } = {},
): Region[] | undefined => {
  const found = tableIn(segments, direction, options);
  if (!found) return undefined;
  return [...arrange(found.above, direction), found.region, ...arrange(found.below, direction)];
};
