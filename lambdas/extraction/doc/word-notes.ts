import type { Draft } from "../blocks/block.ts";
import { tables, type WordFile } from "./format/fib.ts";
import { positions } from "./format/positions.ts";
import type { WordParagraphs } from "./format/word-paragraphs.ts";

const refBytes = 2;
const commentRefBytes = 30;
const boxBytes = 22;
const shapeBytes = 26;

/** Blocks anchored at a character position of the body. */
type Anchored = { at: number; drafts: Draft[] };

/** Footnotes, endnotes, comments and text boxes, sorted by their anchor in the body. */
export const anchoredBlocks = (file: WordFile, paragraphs: WordParagraphs): Anchored[] => {
  const { body, footnotes, headers, macros, comments, endnotes } = file.lengths;
  const commentsAt = body + footnotes + headers + macros;
  const plain = (from: number, to: number) =>
    [...paragraphs.between(from, to)].map(({ text }) => text.trim()).filter(Boolean);
  const note = (label: string, from: number, to: number): Draft[] => {
    const text = plain(from, to).join("\n");
    return text ? [{ type: "note", text: `${label}: ${text}` }] : [];
  };
  const authors = authorNames(file.table(tables.commentAuthors));
  const numbered = (
    refs: number,
    bytes: number,
    texts: number,
    start: number,
    label: (ref: Buffer) => string,
  ) => {
    const ends = positions(file.table(texts), 0).at;
    const { at, entries } = positions(file.table(refs), bytes);
    return entries.map((entry, index): Anchored => {
      const from = start + (ends[index] ?? 0);
      return { at: at[index] ?? 0, drafts: note(label(entry), from, start + (ends[index + 1] ?? 0)) };
    });
  };
  const commentLabel = (ref: Buffer) => {
    const author = authors[ref.readUInt16LE(20)]?.trim();
    return author ? `Comment by ${author}` : "Comment";
  };
  return [
    ...numbered(tables.footnoteRefs, refBytes, tables.footnotes, body, () => "Note"),
    ...numbered(tables.endnoteRefs, refBytes, tables.endnotes, commentsAt + comments, () => "Note"),
    ...numbered(tables.commentRefs, commentRefBytes, tables.comments, commentsAt, commentLabel),
    ...textBoxes(file, commentsAt + comments + endnotes, plain),
  ].sort((a, b) => a.at - b.at);
};

/** A text box is anchored at the shape with its number, else at the end. Format: [MS-DOC] 2.9.93 and 2.9.256. */
const textBoxes = (
  file: WordFile,
  start: number,
  plain: (from: number, to: number) => string[],
): Anchored[] => {
  const shapes = positions(file.table(tables.shapes), shapeBytes);
  const anchors = new Map(
    shapes.entries.map((entry, index) => [entry.readInt32LE(0), shapes.at[index] ?? 0]),
  );
  const boxes = positions(file.table(tables.textBoxes), boxBytes);
  return boxes.entries.map((entry, index) => ({
    at: anchors.get(entry.readInt32LE(14)) ?? Number.POSITIVE_INFINITY,
    drafts: plain(start + (boxes.at[index] ?? 0), start + (boxes.at[index + 1] ?? 0)).map(
      (text): Draft => ({ type: "paragraph", text }),
    ),
  }));
};

const authorNames = (table: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 0; at + 2 <= table.length; ) {
    const end = at + 2 + table.readUInt16LE(at) * 2;
    names.push(table.toString("utf16le", at + 2, Math.min(end, table.length)));
    at = end;
  }
  return names;
};
