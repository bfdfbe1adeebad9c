import type { Rule } from "#extraction/pdf/content/glyph.ts";
import type { Segment } from "#extraction/pdf/text/segment.ts";
import type { Direction } from "../../region.ts";
import { type Bounds, median } from "../../row.ts";
import { ruledTable } from "./cells.ts";
import { type Grid, gridsOf } from "./grid.ts";

/** Replaces the segments of each ruled table by one segment; with `within`, only of those whose area it accepts. */
export const withRuledTables = (
  segments: Segment[],
  rules: Rule[],
  { isRightToLeft, within = () => true }: Direction & { within?: (area: Bounds) => boolean },
): Segment[] => {
  let rest = segments;
  for (const grid of gridsOf(rules)) {
    const area = areaOf(grid);
    if (!within(area)) continue;
    const inside = rest.filter((segment) => !segment.table && isWithin(segment, area));
    const table = inside.length > 2 ? ruledTable(grid, inside, isRightToLeft) : undefined;
    if (!table) continue;
    const taken = new Set(inside);
    rest = [...rest.filter((segment) => !taken.has(segment)), placeholder(area, inside, table)];
  }
  return rest;
};

const placeholder = (area: Bounds, inside: Segment[], table: Segment["table"]): Segment => {
  const size = median(inside.map((segment) => segment.size));
  const flags = { isBold: false, isMono: false, text: "", glyphs: [] };
  return { ...area, ...flags, baseline: area.top + size, size, ...(table && { table }) };
};

const areaOf = ({ xs, ys }: Grid): Bounds => ({
  left: xs[0] ?? 0,
  right: xs.at(-1) ?? 0,
  top: ys[0] ?? 0,
  bottom: ys.at(-1) ?? 0,
});

const isWithin = ({ left, right, top, bottom }: Segment, area: Bounds): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > area.left && x < area.right && y > area.top && y < area.bottom;
};
