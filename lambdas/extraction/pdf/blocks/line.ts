import { type Bounds, type Row, rowsOf } from "../layout/row.ts";
import { isRightToLeftText } from "../text/bidi.ts";
import type { Segment } from "../text/segment.ts";
import { markOf } from "./marker.ts";

export interface Line extends Bounds {
  text: string;
  baseline: number;
  size: number;
  isBold: boolean;
  isMono: boolean;
  links: string[];
  /** Left edge of the text after a list marker, in points. */
  textLeft: number;
  /** Entry of a table of contents, with a dot leader. */
  isEntry: boolean;
  /** Entry of a table of contents that starts with its page number. */
  startsEntry: boolean;
}

/** Lines of a region: segments on one baseline are joined. */
export const linesOf = (segments: Segment[]): Line[] => rowsOf(segments).map(lineOf);

const leader = /(?:\s?[.·…_]){4,}\s*/gu;

export const lineOf = (row: Row): Line => {
  const { segments, baseline, left, right, top, bottom } = row;
  const longest = segments.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const texts = segments.map(({ text }) => text);
  if (isRightToLeftText(texts.join(" "))) texts.reverse();
  const text = texts.join(" ");
  return {
    text: text.replace(leader, " ").trim(),
    isEntry: new RegExp(`${leader.source}[\\p{Nd}ivxlc]{1,6}$`, "u").test(text),
    startsEntry: segments[0]?.startsEntry === true,
    baseline,
    left,
    right,
    top,
    bottom,
    size: longest.size,
    isBold: segments.every(({ isBold }) => isBold),
    isMono: segments.every(({ isMono }) => isMono),
    textLeft: textLeft(row, text),
    links: segments.flatMap(({ links }) => links ?? []),
  };
};

const textLeft = ({ segments, left }: Row, text: string): number => {
  const mark = Array.from(markOf(text)).filter((character) => character.trim()).length;
  const glyphs = segments.flatMap((segment) => segment.glyphs).filter((glyph) => glyph.text.trim());
  return mark > 0 ? (glyphs[mark]?.x ?? left) : left;
};
