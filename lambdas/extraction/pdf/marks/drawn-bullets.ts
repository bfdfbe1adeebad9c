import type { Glyph, Shape } from "../content/glyph.ts";
import { median } from "../layout/row.ts";
import type { Segment } from "../text/segment.ts";

/** Adds bullets that are drawn as shapes before lines, if at least two are aligned. */
export const withDrawnBullets = (segments: Segment[], shapes: Shape[]): Segment[] => {
  const usual = median(segments.map(({ size }) => size));
  const dots = Map.groupBy(
    shapes.filter((shape) => isDot(shape, usual)),
    ({ top, bottom }) => Math.round((top + bottom) / 16),
  );
  if (dots.size === 0) return segments;
  const marked = new Map(
    segments.flatMap((segment): [Segment, Shape][] => {
      const dot = dotOf(segment, dots);
      return dot ? [[segment, dot]] : [];
    }),
  );
  const edges = Map.groupBy(marked, ([, { left, right }]) => Math.round((left + right) / 6));
  const lone = new Set([...edges.values()].flatMap((found) => (found.length < 2 ? [found[0]?.[0]] : [])));
  return segments.map((segment) => {
    const dot = marked.get(segment);
    return dot && !lone.has(segment) ? withBullet(segment, dot) : segment;
  });
};

const isDot = ({ left, right, top, bottom, colour }: Shape, size: number): boolean => {
  const [width, height] = [right - left, bottom - top];
  const isEven = width > 0.6 * height && width < 1.7 * height;
  return isEven && Math.max(width, height) < (colour ? 0.75 : 0.5) * size && colour !== "#ffffff";
};

const dotOf = ({ left, baseline, size }: Segment, dots: Map<number, Shape[]>): Shape | undefined => {
  const row = Math.round((baseline - size / 3) / 8);
  return [row - 1, row, row + 1]
    .flatMap((each) => dots.get(each) ?? [])
    .find((dot) => {
      const middle = (dot.top + dot.bottom) / 2;
      const isLevel = middle > baseline - 0.75 * size && middle < baseline + 0.1 * size;
      return isLevel && dot.right < left && dot.right > left - 3 * size;
    });
};

const withBullet = (segment: Segment, dot: Shape): Segment => {
  const [first] = segment.glyphs;
  if (!first || /^[•◦▪■○●]/u.test(segment.text)) return segment;
  const bullet: Glyph = { ...first, text: "•", x: dot.left, width: dot.right - dot.left };
  return {
    ...segment,
    left: dot.left,
    text: `• ${segment.text}`,
    glyphs: [bullet, ...segment.glyphs],
  };
};
