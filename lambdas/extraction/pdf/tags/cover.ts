import type { Glyph } from "../content/glyph.ts";
import type { Tag } from "./tree.ts";
import { marksIn } from "./tree.ts";

export interface Cover {
  /** Glyphs by marked-content id. */
  tagged: Map<number, Glyph[]>;
  /** Glyphs that the tree leaves out: page numbers, ornaments. */
  rest: Glyph[];
}

/** Glyphs of the structure tree; undefined if it leaves out too much of the page to rely on. */
export const coverOf = (tree: Tag, glyphs: Glyph[]): Cover | undefined => {
  const marks = new Set(marksIn(tree));
  const tagged = new Map<number, Glyph[]>();
  const rest: Glyph[] = [];
  let last: number | undefined;
  let artifacts = 0;
  for (const glyph of glyphs) {
    const mark = glyph.text.trim() || glyph.tag !== undefined ? glyph.tag : last;
    last = mark;
    if (mark !== undefined && marks.has(mark)) {
      const own = tagged.get(mark);
      if (own) own.push(glyph);
      else tagged.set(mark, [glyph]);
    } else {
      rest.push(glyph);
      if (mark === -1) artifacts += 1;
    }
  }
  const total = glyphs.length - artifacts;
  const covered = glyphs.length - rest.length;
  return covered > 0 && covered >= total * 0.85 && covered > artifacts * 0.5 ? { tagged, rest } : undefined;
};
