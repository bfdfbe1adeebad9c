import type { LeftOut } from "../../marks/left-out.ts";
import type { Glyph } from "../content/glyph.ts";

/** Characters from its start by which a text is looked for on other pages. */
const sample = 12;

/**
 * The glyphs that are shown. The others are collected in drawing order, as texts for a warning; those outside the
 * page go to `offPage`, because another page may show them.
 */
export const withoutUnseen = (glyphs: Glyph[], leftOut: LeftOut, offPage: string[]): Glyph[] => {
  if (!glyphs.some(({ unseen }) => unseen)) return glyphs;
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    const text = `${isApart(before, glyph) ? " " : ""}${glyph.text}`;
    if (glyph.unseen === "textOffPage") {
      if (before?.unseen === "textOffPage") offPage.push(`${offPage.pop() ?? ""}${text}`);
      else offPage.push(text);
    } else if (glyph.unseen) leftOut.addRun(glyph.unseen, text);
    else if (glyph.text.trim()) leftOut.endPart();
    before = glyph;
  }
  leftOut.endPart();
  return glyphs.filter(({ unseen }) => !unseen);
};

/** Notes texts of at least two words outside a page that no page shows. */
export const leaveOutOffPage = (offPage: string[], shown: string, leftOut: LeftOut): void => {
  const compact = (text: string) => text.replace(/\s/g, "");
  const all = offPage.length > 0 ? compact(shown) : "";
  for (const text of offPage)
    if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1 && !all.includes(compact(text).slice(0, sample)))
      leftOut.add("textOffPage", text);
};

/** True for a glyph on another line or after a gap. */
const isApart = (before: Glyph | undefined, glyph: Glyph) =>
  before !== undefined &&
  (Math.abs(before.y - glyph.y) > 0.5 * glyph.size || glyph.x - before.x - before.width > 0.2 * glyph.size);
