import type { MarkName } from "../../marks/marks.ts";
import { builtInFormat } from "../built-in-formats.ts";
import type { BiffRecord } from "./records.ts";

const record = { font: 0x0031, format: 0x041e, oldFormat: 0x001e, palette: 0x0092, xf: 0x00e0 };
const solid = 1;
const struck = 0x08;
const black = 8;
const white = 9;
const firstOfPalette = 8;

/** What a cell's style says of its value. */
interface Look {
  /** Format code, if the workbook defines none for its number. */
  format?: string;
  mark?: MarkName;
}

/** Fonts, fills and formats of an XLS workbook since Excel 5. Records: [MS-XLS] 2.4.122, 2.4.126, 2.4.353. */
export class BiffLooks {
  private readonly fonts: Array<{ colour: number; isStruck: boolean }> = [];
  private readonly styles: Array<{ font: number; format: number; fill: number | undefined }> = [];
  private readonly defined = new Set<number>();
  private readonly palette: string[] = [];

  take({ type, content }: BiffRecord, isBiff8: boolean): void {
    if (type === record.font && content.length >= 6) {
      const isStruck = (content.readUInt16LE(2) & struck) > 0;
      this.fonts.push({ colour: content.readUInt16LE(4), isStruck });
    }
    if ((type === record.format || type === record.oldFormat) && content.length >= 2)
      this.defined.add(content.readUInt16LE(0));
    if (type === record.palette)
      for (let at = 2; at + 4 <= content.length; at += 4)
        this.palette.push(content.toString("hex", at, at + 3));
    if (type === record.xf && content.length >= (isBiff8 ? 20 : 16))
      this.styles.push({
        font: content.readUInt16LE(0),
        format: content.readUInt16LE(2),
        fill: isBiff8 ? fill8(content) : fill5(content),
      });
  }

  of(style: number): Look {
    const found = this.styles[style];
    if (!found) return {};
    // font number 4 does not exist
    const font = this.fonts[found.font > 4 ? found.font - 1 : found.font];
    const isPainted =
      font && found.fill !== undefined && this.colour(font.colour) === this.colour(found.fill);
    const mark = font?.isStruck ? "struckCell" : isPainted ? "paintedOverCell" : undefined;
    const format = this.defined.has(found.format) ? "General" : builtInFormat(found.format);
    return { ...(format !== "General" && { format }), ...(mark && { mark }) };
  }

  /** Of system colours, those of text are black and those behind it white. */
  private colour(index: number): string {
    const own =
      { 0: black, 64: black, 32767: black, 1: white, 65: white }[index] ?? (index < 8 ? index + 8 : index);
    const standard = own === black ? "000000" : own === white ? "ffffff" : String(own);
    return this.palette[own - firstOfPalette] ?? standard;
  }
}

const fill8 = (content: Buffer): number | undefined => {
  const pattern = content.readUInt32LE(14) >>> 26;
  return pattern === 0 ? white : pattern === solid ? content.readUInt16LE(18) & 0x7f : undefined;
};

const fill5 = (content: Buffer): number | undefined => {
  const bits = content.readUInt32LE(8);
  const pattern = (bits >>> 16) & 0x3f;
  return pattern === 0 ? white : pattern === solid ? bits & 0x7f : undefined;
};
