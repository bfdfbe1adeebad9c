import { utils, type WorkBook } from "@e965/xlsx";
import { atLevel, type Level } from "../../figures/marked.ts";
import { settled } from "../../figures/settled.ts";
import { cellAt } from "../cells/located.ts";
import { type RichString, sharedStrings } from "./biff-strings.ts";
import { biffRecords } from "./records.ts";

const record = { font: 0x0031, sheet: 0x0085, strings: 0x00fc, continued: 0x003c, bof: 0x0809, cell: 0x00fd };
const levels: ReadonlyArray<Level> = ["level", "raised", "lowered"];

/** Writes raised and lowered letters into the texts of an XLS workbook, whose parser drops them. Format: [MS-XLS] 2.4. */
export const setRichTexts = (workbook: WorkBook, stream: Buffer): void => {
  const fonts: Level[] = [];
  const starts: number[] = [];
  let strings: Buffer[] = [];
  let isInStrings = false;
  let found: ReadonlyMap<number, string> | undefined;
  let sheet = -1;
  for (const { type, at, content } of biffRecords(stream)) {
    if (type === record.font && content.length >= 10) fonts.push(levels[content.readUInt16LE(8)] ?? "level");
    if (type === record.sheet && content.length >= 4) starts.push(content.readUInt32LE(0));
    if (type === record.bof && starts.includes(at)) sheet = starts.indexOf(at);
    if (type === record.strings) strings = [content];
    else if (type === record.continued && isInStrings) strings.push(content);
    isInStrings = type === record.strings || (type === record.continued && isInStrings);
    if (type !== record.cell || content.length < 10) continue;
    if (fonts.every((level) => level === "level")) return;
    found ??= markedTexts(sharedStrings(strings), fonts);
    const text = found.get(content.readUInt32LE(6));
    if (text !== undefined) put(workbook, sheet, content, text);
  }
};

const put = (workbook: WorkBook, sheet: number, content: Buffer, text: string): void => {
  const address = utils.encode_cell({ r: content.readUInt16LE(0), c: content.readUInt16LE(2) });
  const cell = cellAt(workbook.Sheets[workbook.SheetNames[sheet] ?? ""], address);
  if (cell?.t === "s") cell.v = text;
};

/** Texts with raised or lowered letters, by the number of the string. */
const markedTexts = (strings: RichString[], fonts: Level[]): Map<number, string> => {
  const found = new Map<number, string>();
  for (const [number, { text, runs }] of strings.entries()) {
    const levels = runs.map(({ font }) => levelOf(fonts, font));
    if (levels.every((level) => level === "level")) continue;
    let marked = text.slice(0, runs[0]?.at);
    for (const [index, { at }] of runs.entries())
      marked += atLevel(text.slice(at, runs[index + 1]?.at), levels[index] ?? "level");
    found.set(number, settled(marked));
  }
  return found;
};

/** There is no font with the number 4. Format: [MS-XLS] 2.5.129. */
const levelOf = (fonts: Level[], number: number): Level => fonts[number > 4 ? number - 1 : number] ?? "level";
