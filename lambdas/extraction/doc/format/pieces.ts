import type { WordFile } from "./fib.ts";

interface Piece {
  /** Character positions, end exclusive. */
  from: number;
  to: number;
  /** Byte offset in the document stream. */
  offset: number;
  bytesEach: 1 | 2;
}

const ansi = new TextDecoder("windows-1252");

/** The text of all parts of a document, with the file offset of each character. */
export class Pieces {
  readonly text: string;
  readonly all: Piece[];

  constructor({ document, table }: WordFile, position: number) {
    this.all = piecesOf(table(position));
    this.text = this.all
      .map(({ from, to, offset, bytesEach }) => {
        const bytes = document.subarray(offset, offset + (to - from) * bytesEach);
        if (bytes.length < (to - from) * bytesEach) throw new Error("a text that was cut off");
        return bytesEach === 2 ? bytes.toString("utf16le") : ansi.decode(bytes);
      })
      .join("");
  }

  /** Byte offset of a character. */
  offsetOf(position: number): number {
    let [low, high] = [0, this.all.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.all[middle]?.from ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    const piece = this.all[low];
    return piece ? piece.offset + (position - piece.from) * piece.bytesEach : 0;
  }
}

/** The piece table. Format: [MS-DOC] 2.8.35, 2.9.38 and 2.9.177. */
const piecesOf = (clx: Buffer): Piece[] => {
  let at = 0;
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) throw new Error("no table of pieces");
  const bytes = clx.readUInt32LE(at + 1);
  const plc = clx.subarray(at + 5, at + 5 + bytes);
  const count = Math.floor((plc.length - 4) / 12);
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const raw = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (raw & 0x40000000) !== 0;
    const offset = raw & 0x3fffffff;
    return {
      from: plc.readUInt32LE(index * 4),
      to: plc.readUInt32LE(index * 4 + 4),
      offset: isNarrow ? offset / 2 : offset,
      bytesEach: isNarrow ? 1 : 2,
    };
  });
  if (pieces.some(({ from, to }, index) => to < from || from !== (pieces[index - 1]?.to ?? 0)))
    throw new Error("pieces out of order");
  return pieces;
};
