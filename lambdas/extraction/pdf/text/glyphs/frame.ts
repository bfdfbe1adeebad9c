import type { Glyph, PageContent, Rule, Shape } from "../../content/glyph.ts";
import { withUprightColumns } from "./upright-columns.ts";
import { withVowelMarks } from "./vowel-marks.ts";

/** Text of one rotation, turned upright: lines run from left to right and follow downwards. */
export interface Frame {
  angle: number;
  glyphs: Glyph[];
  rules: Rule[];
  shapes: Shape[];
}

/** Frames of a page by rotation, the one with most text first. */
export const framesOf = ({ glyphs, rules, shapes }: PageContent): Frame[] => {
  const set = withVowelMarks(withUprightColumns(glyphs));
  const angles = [...Map.groupBy(set, ({ angle }) => snapped(angle)).entries()];
  return angles
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([angle, own]) => ({
      angle,
      glyphs: own.map((glyph) => turned(glyph, angle)),
      rules: rules.flatMap((rule) => turnedRule(rule, angle)),
      shapes: angle % 90 === 0 ? shapes.map((shape) => turnedShape(shape, angle)) : [],
    }));
};

/** Removes the slight skew of scans. */
const snapped = (angle: number) => {
  const quarter = Math.round(angle / 90) * 90;
  return Math.abs(angle - quarter) <= 5 ? quarter % 360 : angle;
};

const turned = (glyph: Glyph, angle: number): Glyph => {
  if (angle === 0) return glyph;
  const [x, y] = turn(glyph.x, glyph.y, angle);
  return { ...glyph, x, y };
};

const turnedRule = (rule: Rule, angle: number): Rule[] => {
  if (angle === 0) return [rule];
  if (angle % 90 !== 0) return [];
  const isVertical = angle % 180 === 0 ? rule.isVertical : !rule.isVertical;
  const ends = [rule.from, rule.to].map((end) =>
    rule.isVertical ? turn(rule.at, end, angle) : turn(end, rule.at, angle),
  );
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = ends;
  return isVertical
    ? [{ isVertical, at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) }]
    : [{ isVertical, at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) }];
};

const turnedShape = (shape: Shape, angle: number): Shape => {
  if (angle === 0) return shape;
  const [x1, y1] = turn(shape.left, shape.top, angle);
  const [x2, y2] = turn(shape.right, shape.bottom, angle);
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  return { ...shape, left, right, top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
};

const turn = (x: number, y: number, angle: number): [number, number] => {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos + y * sin, y * cos - x * sin];
};
