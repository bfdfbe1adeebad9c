import type { MarkName } from "../../marks/marks.ts";
import type { OfficePackage } from "../../office/package.ts";
import { child, childrenNamed, isOn, type XmlElement } from "../../office/xml.ts";
import { builtInFormat } from "../built-in-formats.ts";
import { colourOf, fillOf, isSame } from "./colours.ts";

/** What a cell's style says of its value. */
export interface Look {
  format: string;
  /** The library that reads the cells knows the format, too. */
  isKnown: boolean;
  mark?: MarkName;
}

/** The library that reads the cells mixes up the formats of larger numbers. */
const largestKnown = 300;

/** Looks by the number of a cell's style. */
export const looksOf = (file: OfficePackage, workbook: string): Look[] => {
  const styles = file.xml(file.related(workbook, "styles")[0]);
  const theme = file.xml(file.related(workbook, "theme")[0]);
  const defined = new Map(
    childrenNamed(child(styles, "numFmts"), "numFmt").map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? "",
    ]),
  );
  const fonts = childrenNamed(child(styles, "fonts"), "font");
  const fills = childrenNamed(child(styles, "fills"), "fill");
  return childrenNamed(child(styles, "cellXfs"), "xf").map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    const mark = markOf(fonts[Number(attributes.fontId ?? 0)], fills[Number(attributes.fillId ?? 0)], theme);
    const format = defined.get(id) ?? builtInFormat(id);
    return { format, isKnown: id <= largestKnown && defined.has(id), ...(mark && { mark }) };
  });
};

const markOf = (font?: XmlElement, fill?: XmlElement, theme?: XmlElement): MarkName | undefined => {
  if (isOn(child(font, "strike"))) return "struckCell";
  const colour = child(font, "color");
  const ink = colour
    ? colourOf(colour, theme)
    : colourOf({ name: "", attributes: { auto: "1" }, children: [], text: "" }, theme);
  return isSame(ink, fillOf(fill, theme)) ? "paintedOverCell" : undefined;
};
