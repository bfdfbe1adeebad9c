import { compound } from "../compound.ts";

/** A run of text with its property list (grpprl); "\r" ends a paragraph. */
export type BinaryRun = [text: string, properties?: number[]];

const textAt = 0x800;
const pageBytes = 512;

/** A Word 97 document with runs of 16-bit text in one piece. Format: [MS-DOC]. */
export function wordBinary(
  runs: BinaryRun[],
  { drawings = Buffer.alloc(0) }: { drawings?: Uint8Array } = {},
): Uint8Array {
  const text = runs.map(([words]) => words).join("");
  const end = textAt + text.length * 2;
  const pages = Math.ceil(end / pageBytes);
  const document = Buffer.alloc((pages + 2) * pageBytes);
  document.write(text, textAt, "utf16le");
  runPage(runs).copy(document, pages * pageBytes);
  paragraphPage(end).copy(document, (pages + 1) * pageBytes);
  const range = [textAt, end];
  const tables: Array<[number, Uint8Array]> = [
    [12, words([...range, pages])],
    [13, words([...range, pages + 1])],
    [33, pieces(text.length)],
    [50, drawings],
  ];
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x00c1, 2);
  document.writeUInt16LE(0x0200, 10);
  document.writeInt32LE(text.length, 0x4c);
  document.writeUInt16LE(93, 152);
  let at = 0;
  for (const [index, table] of tables) {
    document.writeUInt32LE(at, 154 + index * 8);
    document.writeUInt32LE(table.length, 158 + index * 8);
    at += table.length;
  }
  return compound({ WordDocument: document, "1Table": Buffer.concat(tables.map(([, table]) => table)) });
}

const words = (numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
};

const pieces = (characters: number): Buffer => {
  const head = Buffer.from([2, 16, 0, 0, 0]);
  const piece = Buffer.alloc(8);
  piece.writeUInt32LE(textAt, 2);
  return Buffer.concat([head, words([0, characters]), piece]);
};

const runPage = (runs: BinaryRun[]): Buffer => {
  const page = Buffer.alloc(pageBytes);
  let offset = textAt;
  let list = pageBytes - 2;
  for (const [index, [text, properties = []]] of runs.entries()) {
    page.writeUInt32LE(offset, index * 4);
    offset += text.length * 2;
    page.writeUInt32LE(offset, (index + 1) * 4);
    if (properties.length === 0) continue;
    list -= properties.length + 1 + ((properties.length + 1) & 1);
    page[list] = properties.length;
    Buffer.from(properties).copy(page, list + 1);
    page[(runs.length + 1) * 4 + index] = list / 2;
  }
  page[pageBytes - 1] = runs.length;
  return page;
};

const paragraphPage = (end: number): Buffer => {
  const page = Buffer.alloc(pageBytes);
  page.writeUInt32LE(textAt, 0);
  page.writeUInt32LE(end, 4);
  page[pageBytes - 1] = 1;
  return page;
};
