import type { Glyph, Rule } from "../content/glyph.ts";

/** Where lines through words run, in font sizes above the baseline. */
const [lowest, highest] = [0.16, 0.42];
/** How far such a line may run past the words, in font sizes. */
const overhang = 0.6;

/**
 * Glyphs that a drawn line crosses at middle height. The line is as long as what it crosses; rules of tables, charts
 * and forms run on or meet upright lines.
 */
export const struckGlyphs = (glyphs: Glyph[], rules: Rule[]): Set<Glyph> => {
  const struck = new Set<Glyph>();
  const lines = joinedRules(rules);
  if (lines.length === 0) return struck;
  const walls = rules.filter(({ isVertical }) => isVertical);
  const rows = Map.groupBy(
    glyphs.filter(({ angle, text }) => angle === 0 && text.trim()),
    ({ y }) => Math.round(y / 8),
  );
  for (const rule of lines) {
    if (walls.some((wall) => meets(wall, rule))) continue;
    const near = [0, 1, 2, 3].flatMap((step) => rows.get(Math.round(rule.at / 8) + step) ?? []);
    const crossed = near.filter((glyph) => isCrossed(glyph, rule));
    if (isFilled(crossed, rule)) for (const glyph of crossed) struck.add(glyph);
  }
  return struck;
};

/** Level lines, those that touch end to end as one. */
const joinedRules = (rules: Rule[]): Rule[] => {
  const level = rules
    .filter(({ isVertical }) => !isVertical)
    .toSorted((a, b) => a.at - b.at || a.from - b.from);
  const joined: Rule[] = [];
  for (const rule of level) {
    const last = joined.at(-1);
    if (last && Math.abs(last.at - rule.at) < 0.3 && rule.from - last.to < 1.5)
      last.to = Math.max(last.to, rule.to);
    else joined.push({ ...rule });
  }
  return joined;
};

const meets = (wall: Rule, { at, from, to }: Rule) =>
  wall.from < at + 1 && wall.to > at - 1 && (Math.abs(wall.at - from) < 1.5 || Math.abs(wall.at - to) < 1.5);

const isCrossed = ({ x, y, width, size }: Glyph, { at, from, to }: Rule): boolean => {
  const height = (y - at) / size;
  const middle = x + width / 2;
  return height > lowest && height < highest && middle > from && middle < to;
};

/** True if two glyphs or more fill the length of the line. */
const isFilled = (crossed: Glyph[], { from, to }: Rule): boolean => {
  if (crossed.length < 2) return false;
  const left = Math.min(...crossed.map(({ x }) => x));
  const right = Math.max(...crossed.map(({ x, width }) => x + width));
  const reach = overhang * Math.min(...crossed.map(({ size }) => size));
  const inked = crossed.reduce((sum, { width }) => sum + width, 0);
  return from > left - reach && to < right + reach && inked > 0.6 * (to - from);
};
