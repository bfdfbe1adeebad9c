import { atLevel } from "../figures/marked.ts";

/** Bits of the mask that announce the style flags, and fields before the position with their size in bytes. */
const flags = 0x3eb7;
const fields: ReadonlyArray<[bit: number, bytes: number]> = [
  [0x10000, 2],
  [0x200000, 2],
  [0x400000, 2],
  [0x800000, 2],
  [0x20000, 2],
  [0x40000, 4],
];
const position = 0x80000;

/**
 * The characters with signs for what stands above or below the line, from the character runs that begin at an offset of
 * the style; undefined if nothing does. Format: [MS-PPT] 2.9.13 and 2.9.14.
 */
export const withLevels = (characters: string, style: Buffer, from: number): string | undefined => {
  let marked = "";
  let at = from;
  let start = 0;
  let isMoved = false;
  while (start < characters.length && at + 8 <= style.length) {
    const length = Math.max(1, style.readUInt32LE(at));
    const mask = style.readUInt32LE(at + 4);
    at += 8 + (mask & flags ? 2 : 0);
    for (const [bit, bytes] of fields) if (mask & bit) at += bytes;
    const distance = mask & position && at + 2 <= style.length ? style.readInt16LE(at) : 0;
    if (mask & position) at += 2;
    isMoved ||= distance !== 0;
    marked += lines(characters.slice(start, start + length), distance);
    start += length;
  }
  return isMoved ? marked + characters.slice(start) : undefined;
};

const lines = (text: string, distance: number): string =>
  text
    .split("\r")
    .map((line) => atLevel(line, distance > 0 ? "raised" : distance < 0 ? "lowered" : "level"))
    .join("\r");
