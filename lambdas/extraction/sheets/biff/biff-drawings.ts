import { locked } from "../../refusal.ts";
import { biffRecords } from "./records.ts";

const record = {
  bof: 0x0809,
  filePass: 0x002f,
  header: 0x0014,
  footer: 0x0015,
  sheet: 0x0085,
  continued: 0x003c,
  object: 0x005d,
  text: 0x01b6,
  seriesText: 0x100d,
};
const chartStream = 0x20;
const noteObject = 0x19;

export interface SheetDrawings {
  textBoxes: string[];
  /** Titles and series names of charts. */
  chartTexts: string[];
  /** Header and footer codes. */
  headersAndFooters: string[];
}

/**
 * Text boxes, chart texts, headers and footers of an XLS workbook, by sheet number from 0. Throws
 * AppError("invalid") for an encrypted workbook. Format: [MS-XLS] 2.1.
 */
export const biffDrawings = (workbook: Buffer): Map<number, SheetDrawings> => {
  const starts: number[] = [];
  const found = new Map<number, SheetDrawings>();
  let sheet: SheetDrawings | undefined;
  let kind = 0;
  let object = 0;
  let textLength = 0;
  for (const { type, at, content } of biffRecords(workbook)) {
    if (type === record.filePass) throw locked();
    if (type === record.sheet && content.length >= 4) starts.push(content.readUInt32LE(0));
    if (type === record.bof && content.length >= 4) {
      kind = content.readUInt16LE(2);
      const index = starts.indexOf(at);
      if (index >= 0) {
        sheet = { textBoxes: [], chartTexts: [], headersAndFooters: [] };
        found.set(index, sheet);
      }
    }
    if (type === record.object && content.length >= 6) object = content.readUInt16LE(4);
    if (type === record.continued && textLength > 0) {
      if (object !== noteObject) sheet?.textBoxes.push(characters(content, 0, textLength));
      textLength = 0;
    }
    if (type === record.text && content.length >= 12) textLength = content.readUInt16LE(10);
    if (type === record.seriesText && kind === chartStream && content.length >= 4)
      sheet?.chartTexts.push(characters(content, 3, content[2] ?? 0));
    if ((type === record.header || type === record.footer) && content.length >= 3)
      sheet?.headersAndFooters.push(characters(content, 2, content.readUInt16LE(0)));
  }
  return found;
};

/** A flag byte precedes the characters: one or two bytes each. */
const characters = (content: Buffer, at: number, length: number): string => {
  const isWide = ((content[at] ?? 0) & 1) === 1;
  const bytes = content.subarray(at + 1, at + 1 + length * (isWide ? 2 : 1));
  return bytes
    .toString(isWide ? "utf16le" : "latin1")
    .replace(/\0/g, "")
    .trim();
};
