import type { TextBlock } from "../blocks/block.ts";
import type { Annotation } from "./annotations.ts";

const marks = new Set([
  "Text",
  "FreeText",
  "Highlight",
  "Underline",
  "Squiggly",
  "StrikeOut",
  "Caret",
  "Stamp",
  "Square",
  "Circle",
  "Line",
  "Polygon",
  "PolyLine",
  "Ink",
  "FileAttachment",
]);

/** Comments on a page, with their authors. */
export const commentBlocks = (annotations: Annotation[], page: number): TextBlock[] =>
  annotations.flatMap(({ subtype, contentsObj, titleObj }) => {
    const said = contentsObj.str.trim();
    if (!marks.has(subtype) || !said) return [];
    const author = titleObj.str.trim();
    const label = subtype === "FreeText" ? "Note" : author ? `Comment by ${author}` : "Comment";
    return [note(`${label}: ${said}`, page)];
  });

const note = (text: string, page: number): TextBlock => ({
  kind: "text",
  page,
  text,
  size: 0,
  isBold: false,
  isMono: false,
  lines: 1,
  endsFull: true,
  role: "note",
  left: 0,
  textLeft: 0,
  gap: 9,
  height: 0.5,
});
