import { relations } from "./office-file.ts";
import { zip } from "./zip.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A cell of text, and one with a number or formula in the style of that index. */
export const textCell = (text: string, attributes = ""): string =>
  `<c ${attributes} t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
export const numberCell = (value: number | string, style = 0): string =>
  `<c s="${style}"><v>${value}</v></c>`;
export const formulaCell = (formula: string, result = ""): string =>
  `<c><f>${escaped(formula)}</f><v>${result}</v></c>`;

interface Parts {
  /** Format codes, each the style of its index. */
  formats?: string[];
  /** Fonts and fills of the styles that follow those of the formats. */
  looks?: Array<{ font?: string; fill?: string; format?: number }>;
  /** Elements before and behind the rows. */
  head?: string;
  tail?: string;
  /** Elements of the workbook behind its sheets. */
  settings?: string;
  state?: string;
}

/** A workbook with a sheet "Prices" of these rows, as programs other than Excel write it. */
export const sheetFile = (
  rows: string,
  { formats = ["General"], looks = [], head = "", tail = "", settings = "", state = "" }: Parts = {},
): Uint8Array => {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`);
  const styles = [
    ...formats.map((_, at) => `<xf numFmtId="${200 + at}" fontId="0" fillId="0"/>`),
    ...looks.map(({ format = 0 }, at) => `<xf numFmtId="${format}" fontId="${at + 1}" fillId="${at + 1}"/>`),
  ];
  const fonts = looks.map(({ font = "" }) => `<font>${font}</font>`);
  const fills = looks.map(({ fill = "" }) =>
    `<fill><patternFill ${fill}</patternFill></fill>`.replace("<patternFill <", "<patternFill><"),
  );
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${types}.${type}+xml"/>`;
  return zip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${override("workbook", "sheet.main")}${override("worksheets/sheet1", "worksheet")}${override("styles", "styles")}</Types>`,
    "_rels/.rels": relations([["r1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Prices" sheetId="1" r:id="r1" ${state}/></sheets>${settings}</workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["r1", "worksheet", "worksheets/sheet1.xml"],
      ["r2", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts>${codes.join("")}</numFmts><fonts><font/>${fonts.join("")}</fonts><fills><fill/>${fills.join("")}</fills><cellXfs>${styles.join("")}</cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}">${head}<sheetData>${rows}</sheetData>${tail}</worksheet>`,
  });
};
