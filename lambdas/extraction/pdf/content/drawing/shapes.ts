import type { Shape } from "../glyph.ts";
import { type Matrix, place } from "../matrix.ts";

/** Shape of a bounding box ([left, bottom, right, top], untransformed); none without an area. */
export const shapeOf = (box: ArrayLike<number>, ctm: Matrix, colour: string | undefined): Shape[] => {
  const [x1, y1] = place(ctm, box[0] ?? 0, box[1] ?? 0);
  const [x2, y2] = place(ctm, box[2] ?? 0, box[3] ?? 0);
  const shape = {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
    ...(colour !== undefined && { colour }),
  };
  return shape.right - shape.left > 1 && shape.bottom - shape.top > 1 ? [shape] : [];
};
