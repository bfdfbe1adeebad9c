import { settled } from "../figures/settled.ts";
import { withLevels } from "./letters.ts";
import { type PptRecord, type } from "./records.ts";

/** A text of a slide with its lines. */
export interface PptText {
  /** Text type: 0 and 6 are titles, 1, 5, 7 and 8 bodies, 4 other text. Format: TextTypeEnum of [MS-PPT]. */
  kind: number;
  lines: Array<{ text: string; level: number; hasBullet: boolean | undefined }>;
}

const titles = new Set([0, 6]);
const bodies = new Set([1, 7, 8]);

export const isTitle = ({ kind }: PptText): boolean => titles.has(kind);
export const isBody = ({ kind }: PptText): boolean => bodies.has(kind);

/** Texts in consecutive records: header, characters, style. */
export const textsIn = (records: PptRecord[]): PptText[] => {
  const found: PptText[] = [];
  let kind = 4;
  let text = "";
  for (const record of records) {
    if (record.type === type.textHeader && record.content.length >= 4) {
      kind = record.content.readUInt32LE(0);
      found.push({ kind, lines: [] });
    }
    if (record.type === type.textChars || record.type === type.textBytes) {
      const isWide = record.type === type.textChars;
      text = record.content.toString(isWide ? "utf16le" : "latin1");
      const lines = text.split("\r").map((line) => ({ text: tidy(line), level: 0, hasBullet: undefined }));
      const last = found.at(-1);
      if (last && last.lines.length === 0) last.lines = lines;
      else found.push({ kind, lines });
    }
    const last = found.at(-1);
    if (record.type === type.textStyle && last) style(last, text, record.content);
  }
  return found.filter(({ lines }) => lines.some((line) => line.text.trim()));
};

/** Sets levels and bullets of the lines. Format: [MS-PPT] 2.9.45 and 2.9.20. */
const style = (text: PptText, characters: string, content: Buffer): void => {
  const starts = lineStarts(characters);
  let at = 0;
  let position = 0;
  while (position <= characters.length && at + 10 <= content.length) {
    const length = content.readUInt32LE(at);
    const level = content.readUInt16LE(at + 4);
    const mask = content.readUInt32LE(at + 6);
    const bullet =
      mask & 1 && at + 12 <= content.length ? (content.readUInt16LE(at + 10) & 1) === 1 : undefined;
    for (const [index, start] of starts.entries()) {
      const line = text.lines[index];
      if (!line || start < position || start >= position + length) continue;
      line.level = Math.min(4, level);
      line.hasBullet = bullet;
    }
    at += 10 + sizeOf(mask, content, at + 10);
    position += Math.max(1, length);
  }
  const marked = withLevels(characters, content, at);
  if (marked === undefined) return;
  for (const [index, line] of marked.split("\r").entries()) {
    const shown = text.lines[index];
    if (shown) shown.text = tidy(settled(line));
  }
};

const lineStarts = (characters: string): number[] => {
  const starts = [0];
  for (let at = characters.indexOf("\r"); at >= 0; at = characters.indexOf("\r", at + 1)) starts.push(at + 1);
  return starts;
};

/** Size in bytes of the paragraph properties that a mask announces. */
const sizeOf = (mask: number, content: Buffer, from: number): number => {
  const pairs = [0x80, 0x10, 0x40, 0x800, 0x1000, 0x2000, 0x4000, 0x100, 0x400, 0x8000];
  let size = (mask & 0xf ? 2 : 0) + (mask & 0x20 ? 4 : 0);
  for (const bit of pairs) if (mask & bit) size += 2;
  if (mask & 0x100000 && from + size + 2 <= content.length) size += 2 + 4 * content.readUInt16LE(from + size);
  for (const bits of [0x10000, 0xe0000, 0x200000]) if (mask & bits) size += 2;
  return size;
};

const tidy = (text: string) =>
  text
    .replace(/[\v\f]/g, "\n")
    .replace(/^\*$/, "")
    .trim();
