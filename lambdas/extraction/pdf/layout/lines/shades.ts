import type { Shape } from "../../content/glyph.ts";
import type { Segment } from "../../text/segment.ts";

const most = 400;

/** Sets the background colour of each segment, because tables shade their labels. */
export const markShades = (segments: Segment[], shapes: Shape[]): void => {
  const boxes = shapes.filter(isBox).slice(0, most);
  for (const segment of segments) {
    const x = (segment.left + segment.right) / 2;
    const y = segment.baseline - segment.size / 3;
    const box = boxes.findLast(
      ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
    );
    if (box?.colour && box.colour !== "#ffffff") segment.shade = box.colour;
  }
};

const isBox = ({ left, right, top, bottom, colour }: Shape) =>
  colour !== undefined && right - left > 15 && bottom - top > 6;
