import type { Passage } from "../../search/port.ts";
import { isLabelLine, isRow, sayEntry, sayRow } from "./rows.ts";
import { isWholeSentence, sentencesOf } from "./sentences.ts";

/** The smallest part of a passage that can be quoted alone. */
export interface Quotable {
  /** As it is said to a person. */
  text: string;
  /** Position of its passage among those given. */
  passage: number;
  /** What it is found by: a row with its labels, an item with the line that announces the list. */
  source: string;
  isRow: boolean;
}

type Piece = Omit<Quotable, "passage">;

/** What can be quoted of the passages, in reading order; headings alone and half sentences cannot. */
export const quotableOf = (passages: Passage[]): Quotable[] =>
  passages.flatMap(({ text, titlePath }, passage) =>
    piecesOf(text, new Set(titlePath)).map((piece) => ({ ...piece, passage })),
  );

const piecesOf = (text: string, titles: Set<string>): Piece[] => {
  let lead: string | undefined;
  return text.split(/\n{2,}/).flatMap((block) => {
    if (titles.has(block.trim())) return [];
    const pieces = blockPieces(block.split("\n"), lead);
    lead = leadOf(pieces);
    return pieces;
  });
};

const bullet = /^\s*(?:[-*•‣◦–]|\d{1,3}[.)])\s+/;

const blockPieces = (lines: string[], lead: string | undefined): Piece[] => {
  if (lines.some(isRow)) return rowPieces(lines);
  if (lines.length > 1 && lines.every((line) => /^[\p{L}\p{N}_.›[\] -]{1,60}: \S/u.test(line)))
    return entryPieces(lines);
  const first = lines.findIndex((line) => bullet.test(line));
  if (first < 0) return prosePieces(lines.join("\n"));
  const before = prosePieces(lines.slice(0, first).join("\n"));
  return [...before, ...itemPieces(lines.slice(first), leadOf(before) ?? lead)];
};

const rowPieces = (lines: string[]): Piece[] => {
  let labels: string[] = [];
  return lines.flatMap((line, at) => {
    if (isLabelLine(line, lines[at + 1])) {
      labels = line.split(" | ");
      return [];
    }
    return isRow(line) ? [{ text: sayRow(line, labels), source: line, isRow: true }] : prosePieces(line);
  });
};

/** Entries of one thing that has a name are said together; settings side by side each for itself. */
const entryPieces = (lines: string[]): Piece[] => {
  if (!/^(?:\w+\.)*(?:name|title|id|question|product|item)\b/i.test(lines[0] ?? ""))
    return lines.map((line) => ({ text: sayEntry(line), source: line, isRow: true }));
  return [{ text: sayRow(lines.join("; ")), source: lines.join("; "), isRow: true }];
};

const itemPieces = (lines: string[], lead: string | undefined): Piece[] =>
  lines
    .reduce<string[]>((items, line) => {
      if (bullet.test(line) || items.length === 0) items.push(line.replace(bullet, ""));
      else items.push(`${items.pop()} ${line.trim()}`);
      return items;
    }, [])
    .map((text) => ({
      text: /[.!?;,。！？]$/.test(text) ? text : `${text}.`,
      source: lead ? `${lead} ${text}` : text,
      isRow: false,
    }));

const prosePieces = (block: string): Piece[] =>
  sentencesOf(block)
    .filter(isWholeSentence)
    .map((text) => ({ text, source: text, isRow: false }));

const leadOf = (pieces: Piece[]): string | undefined => {
  const last = pieces.at(-1)?.text;
  return last && /[:：]$/.test(last) ? last : undefined;
};
