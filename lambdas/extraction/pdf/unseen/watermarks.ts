import { statusOf } from "../../marks/status/status-of.ts";
import type { Glyph } from "../content/glyph.ts";
import { median } from "../layout/row.ts";

/** Text this many times larger than most is a watermark or a title. */
const largeRatio = 2;

/** The status that a watermark says, and the glyphs without slanted watermarks, which would be mixed into the text. */
export const withoutWatermark = (glyphs: Glyph[]): { glyphs: Glyph[]; status?: string } => {
  const usual = median(glyphs.map(({ size }) => size));
  const isMarkLike = ({ angle, size }: Glyph) => angle !== 0 || size > usual * largeRatio;
  const marked = runsOf(glyphs.filter(isMarkLike)).flatMap((run) => {
    const status = statusOf(run.map(({ text }) => text).join(""), "drawn");
    return status ? [{ run, status }] : [];
  });
  const [first] = marked;
  if (!first) return { glyphs };
  const slanted = new Set(marked.flatMap(({ run }) => run.filter(({ angle }) => angle % 90 !== 0)));
  const rest = glyphs.filter((glyph) => !slanted.has(glyph));
  return { glyphs: rest.some(({ text }) => text.trim()) ? rest : glyphs, status: first.status };
};

/** Glyphs that follow one another on a line. */
const runsOf = (glyphs: Glyph[]): Glyph[][] => {
  const runs: Glyph[][] = [];
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    if (before && follows(before, glyph)) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
    before = glyph;
  }
  return runs;
};

const follows = (before: Glyph, { x, y, size, angle }: Glyph): boolean => {
  if (before.angle !== angle || Math.abs(before.size - size) > 0.1 * size) return false;
  const turn = (angle * Math.PI) / 180;
  const gap = [x - before.x - before.width * Math.cos(turn), y - before.y - before.width * Math.sin(turn)];
  return Math.hypot(...gap) < 1.2 * size;
};
