import type { Extraction } from "../blocks/block.ts";
import { plainBlocks } from "../plain/plain-blocks.ts";
import { checkPassword } from "./format/fib.ts";

/** Encodings by primary language id (LANGID). */
const encodings: Record<number, string> = {
  5: "windows-1250",
  14: "windows-1250",
  21: "windows-1250",
  25: "windows-1251",
  34: "windows-1251",
  2: "windows-1251",
  8: "windows-1253",
  31: "windows-1254",
  13: "windows-1255",
  1: "windows-1256",
  17: "shift_jis",
  18: "euc-kr",
  4: "gb18030",
};

/** Reads Word 6 or 95: plain text in file order, with table rows. */
export const readWord6 = (document: Buffer): Extraction => {
  checkPassword(document);
  const from = document.readUInt32LE(0x18);
  const length = document.readUInt32LE(0x34);
  if (from + length > document.length) throw new Error("a text that was cut off");
  const language = document.readUInt16LE(6) & 0xff;
  const bytes = document.subarray(from, from + length);
  const text = new TextDecoder(encodings[language] ?? "windows-1252").decode(bytes);
  return { drafts: plainBlocks(readable(text)) };
};

/** Cells end with a mark and rows with two; of a field only the result is shown. */
const readable = (text: string) =>
  withoutCodes(text)
    .replaceAll("\u0007\u0007", "\t\r")
    .replaceAll("\u0007", "\t")
    .replace(/[\v]/g, "\n")
    .replace(/(?<!\t)[\r\f]/g, "\n\n")
    .replace(/\t\r/g, "\t\n")
    .replaceAll("\u001e", "-")
    .replace(/[^\P{Cc}\t\n]/gu, "");

const withoutCodes = (text: string): string => {
  const fields: boolean[] = [];
  let shown = "";
  for (const character of text) {
    if (character === "\u0013") fields.push(false);
    else if (character === "\u0014" && fields.length > 0) fields[fields.length - 1] = true;
    else if (character === "\u0015") fields.pop();
    else if (fields.every(Boolean)) shown += character;
  }
  return shown;
};
