import type { OleFile } from "../../ole.ts";
import { locked } from "../../refusal.ts";

/** Indexes in the file information block's list of tables (FibRgFcLcb). */
export const tables = {
  styles: 1,
  footnoteRefs: 2,
  footnotes: 3,
  commentRefs: 4,
  comments: 5,
  headers: 11,
  runs: 12,
  paragraphs: 13,
  fonts: 15,
  pieces: 33,
  commentAuthors: 36,
  shapes: 40,
  endnoteRefs: 46,
  endnotes: 47,
  drawings: 50,
  textBoxes: 56,
  lists: 73,
  listOverrides: 74,
} as const;

/** Lengths in characters of the parts of the text, which follow one another. */
export interface Lengths {
  body: number;
  footnotes: number;
  headers: number;
  macros: number;
  comments: number;
  endnotes: number;
  textBoxes: number;
}

export interface WordFile {
  document: Buffer;
  lengths: Lengths;
  /** A table by its index; empty if the file does not have it. */
  table: (position: number) => Buffer;
}

const word95 = 105;
const word97Tables = 93;

/** True for Word 97 and later; earlier versions have another layout of the block. Format: [MS-DOC] 2.5. */
export const isWord97 = (document: Buffer): boolean => document.readUInt16LE(2) > word95;

/** Throws AppError("invalid") for an encrypted document. */
export const openWord = (ole: OleFile): WordFile => {
  const document = ole.stream("WordDocument");
  if (!document || document.length < 0x1aa) throw new Error("no document");
  checkPassword(document);
  const isFirst = (document.readUInt16LE(10) & 0x0200) !== 0;
  const stream = ole.stream(isFirst ? "1Table" : "0Table") ?? ole.stream(isFirst ? "0Table" : "1Table");
  if (!stream) throw new Error("no table stream");
  const count = document.readUInt16LE(152) || word97Tables;
  return {
    document,
    lengths: lengthsOf(document),
    table: (position) => tableAt(document, stream, position, count),
  };
};

export const checkPassword = (document: Buffer): void => {
  if ((document.readUInt16LE(10) & 0x0100) !== 0) throw locked();
};

const tableAt = (document: Buffer, stream: Buffer, position: number, count: number): Buffer => {
  const at = 154 + position * 8;
  if (position >= count || at + 8 > document.length) return Buffer.alloc(0);
  const from = document.readUInt32LE(at);
  const length = document.readUInt32LE(at + 4);
  return from + length <= stream.length ? stream.subarray(from, from + length) : Buffer.alloc(0);
};

const lengthsOf = (document: Buffer): Lengths => {
  const at = (offset: number) => Math.max(0, document.readInt32LE(offset));
  return {
    body: at(0x4c),
    footnotes: at(0x50),
    headers: at(0x54),
    macros: at(0x58),
    comments: at(0x5c),
    endnotes: at(0x60),
    textBoxes: at(0x64),
  };
};
