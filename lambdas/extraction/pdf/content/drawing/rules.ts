import type { Rule } from "../glyph.ts";
import { type Matrix, place } from "../matrix.ts";

// Coordinates of each path code of pdf.js: move, line, cubic curve, quadratic curve, close.
const coordinates = [2, 2, 6, 4, 0];
const shortest = 4;
const thickest = 3;

/** Horizontal and vertical lines of a path; a thin filled box counts as one line. */
export const rulesOf = (path: ArrayLike<number>, ctm: Matrix): Rule[] => {
  const rules: Rule[] = [];
  let corners: [number, number][] = [];
  let index = 0;
  while (index < path.length) {
    const code = path[index] ?? 4;
    const count = coordinates[code];
    if (count === undefined) return rules;
    if (code === 0) {
      rules.push(...edges(corners));
      corners = [];
    }
    if (code === 4 && corners[0]) corners.push(corners[0]);
    else if (count > 0) corners.push(place(ctm, path[index + count - 1] ?? 0, path[index + count] ?? 0));
    index += count + 1;
  }
  return [...rules, ...edges(corners)];
};

const edges = (corners: [number, number][]): Rule[] => {
  if (corners.length < 2 || corners.length > 20) return [];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (bottom - top <= thickest && right - left >= shortest)
    return [{ isVertical: false, at: (top + bottom) / 2, from: left, to: right }];
  if (right - left <= thickest && bottom - top >= shortest)
    return [{ isVertical: true, at: (left + right) / 2, from: top, to: bottom }];
  return corners.slice(1).flatMap(([x, y], index): Rule[] => {
    const [fromX, fromY] = corners[index] ?? [x, y];
    if (Math.abs(y - fromY) < 0.5 && Math.abs(x - fromX) >= shortest)
      return [{ isVertical: false, at: y, from: Math.min(x, fromX), to: Math.max(x, fromX) }];
    if (Math.abs(x - fromX) < 0.5 && Math.abs(y - fromY) >= shortest)
      return [{ isVertical: true, at: x, from: Math.min(y, fromY), to: Math.max(y, fromY) }];
    return [];
  });
};
