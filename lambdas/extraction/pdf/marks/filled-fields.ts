import type { Glyph } from "../content/glyph.ts";
import { isPrompt } from "../text/prompts.ts";
import type { Segment } from "../text/segment.ts";
import type { Annotation } from "./annotations.ts";

/** Text fields and choices with a value, which stands over what the page shows at their place. */
export const filledFields = (annotations: Annotation[]): Annotation[] =>
  annotations.filter(
    ({ subtype, fieldType, fieldValue, password }) =>
      subtype === "Widget" &&
      !password &&
      (fieldType === "Tx" || fieldType === "Ch") &&
      [fieldValue].flat().some((value) => value.trim()),
  );

/** Glyphs without the line, dots or boxes of blanks that are filled. */
export const withoutBlanks = (glyphs: Glyph[], filled: Annotation[]): Glyph[] =>
  filled.length === 0
    ? glyphs
    : glyphs.filter(
        ({ text, x, y, width, size }) =>
          !/^[_.…·/-]$/.test(text) ||
          !filled.some(
            ({ area }) =>
              x + width / 2 > area.left &&
              x + width / 2 < area.right &&
              y > area.top - 2 &&
              y - size / 2 < area.bottom,
          ),
      );

/** Lines without the prompts below filled fields: all text in the middle of a field of one line. */
export const withoutFieldPrompts = (segments: Segment[], filled: Annotation[]): Segment[] =>
  segments.filter((segment) => !filled.some(({ area }) => isPromptIn(segment, area)));

const isPromptIn = ({ left, right, top, bottom, size, text }: Segment, area: Annotation["area"]): boolean => {
  const middle = (top + bottom) / 2;
  if (left < area.left - 2 || right > area.right + 2 || middle < area.top || middle > area.bottom)
    return false;
  const isOneLine = area.bottom - area.top < 2.2 * size;
  return isPrompt(text) || (isOneLine && Math.abs(middle - (area.top + area.bottom) / 2) < 0.4 * size);
};
