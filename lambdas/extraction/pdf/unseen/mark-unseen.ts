import type { Glyph, PageContent, Shape } from "../content/glyph.ts";
import type { Annotation } from "../marks/annotations.ts";
import { struckGlyphs } from "./struck-glyphs.ts";

/** Page content with so many shapes may have its letters drawn as shapes, with text for searching over them. */
const fewShapes = 50;
const mostShapes = 5000;

/** Sets the mark of each glyph that the page does not show, or that an annotation strikes out or redacts. */
export const markUnseen = (content: PageContent, annotations: Annotation[], hasImages: boolean): void => {
  const { glyphs, rules, shapes } = content;
  const areasOf = (kind: string) =>
    annotations.flatMap(({ subtype, area, quads }) =>
      subtype === kind ? (quads.length > 0 ? quads : [area]) : [],
    );
  const [struck, redacted] = [areasOf("StrikeOut"), areasOf("Redact")];
  const boxes = shapes.filter(isBlackBox);
  const isGroundKnown = !hasImages && !content.hasPatterns && shapes.length < mostShapes;
  const dark = isGroundKnown
    ? shapes.filter(({ colour }) => colour !== undefined && colour !== "#ffffff")
    : [];
  const isScan = hasImages || shapes.length > fewShapes || !glyphs.some(isSeen);
  const crossed = struckGlyphs(glyphs, rules);
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.unseen) continue;
    const isIn = (areas: Area[]) => areas.length > 0 && containsAny(areas, centreOf(glyph));
    if (glyph.isInvisible && !isScan) glyph.unseen = "hiddenText";
    else if (isIn(redacted) || boxes.some((box) => isCovered(glyph, index, box))) glyph.unseen = "redaction";
    else if (crossed.has(glyph) || isIn(struck)) glyph.unseen = "struckText";
    else if (glyph.isWhite && isGroundKnown && !isIn(dark)) glyph.unseen = "whiteText";
  }
};

/** A page without any visible text is a scan, perhaps with an image that was not found. */
const isSeen = ({ isInvisible, unseen, text }: Glyph) => !isInvisible && !unseen && text.trim() !== "";

type Area = Pick<Shape, "left" | "right" | "top" | "bottom">;

const centreOf = ({ x, y, width, size, angle }: Glyph): [number, number] => {
  const turn = (angle * Math.PI) / 180;
  const [along, up] = [width / 2, size / 3];
  return [x + along * Math.cos(turn) + up * Math.sin(turn), y + along * Math.sin(turn) - up * Math.cos(turn)];
};

const containsAny = (areas: Area[], [x, y]: [number, number]) =>
  areas.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);

const isBlackBox = ({ colour = "", covers }: Shape) => covers !== undefined && /^#([0-2]\w){3}$/.test(colour);

/** True under a bar that was drawn after the text and is about as high as its line. */
const isCovered = (glyph: Glyph, index: number, box: Shape) => {
  const height = box.bottom - box.top;
  const isBar = height > 0.7 * glyph.size && height < 4 * glyph.size;
  return isBar && index < (box.covers ?? 0) && containsAny([box], centreOf(glyph));
};
