import type { LeftOut } from "../../marks/left-out.ts";
import type { MarkName } from "../../marks/marks.ts";
import { child, textOf, type XmlElement } from "../../office/xml.ts";
import { isWhiteFill } from "./ground.ts";

/** In hundredths of a point; below this nobody reads it. */
const smallestSize = 200;

/** Properties that show white letters on a white ground. */
const visible = ["ln", "effectLst", "effectDag", "highlight", "uFill"];

/** A function that is true for runs that are not for the reader, and notes them. */
export const unseenRuns =
  (leftOut: LeftOut, isOnWhite: () => boolean) =>
  (run: XmlElement): boolean => {
    const text = textOf(child(run, "t"));
    const mark = markOf(child(run, "rPr"), isOnWhite);
    if (mark) leftOut.addRun(mark, text);
    else if (text.trim()) leftOut.endPart();
    return mark !== undefined;
  };

const markOf = (properties: XmlElement | undefined, isOnWhite: () => boolean): MarkName | undefined => {
  if (!properties) return;
  const { strike = "noStrike", sz } = properties.attributes;
  if (strike === "sngStrike" || strike === "dblStrike") return "struckText";
  if (sz !== undefined && Number(sz) > 0 && Number(sz) < smallestSize) return "tinyText";
  const isWhite = isWhiteFill(child(properties, "solidFill"));
  if (!isWhite || visible.some((name) => child(properties, name))) return;
  return isOnWhite() ? "whiteText" : undefined;
};
