import { compound } from "../../compound.ts";

/** A run of text with its property list (grpprl). */
export type Run = [text: string, properties?: number[]];

const textAt = 0x600;
const runsPage = 4;
const paragraphsPage = 5;
const index = { runs: 12, paragraphs: 13, pieces: 33 };

/** A Word 97 document with one paragraph. Format: [MS-DOC] 2.5, 2.9.33 and 2.9.175. */
export const word97 = (runs: Run[]): Uint8Array => {
  const document = Buffer.alloc(6 * 512);
  const text = `${runs.map(([one]) => one).join("")}\r`;
  const end = textAt + text.length;
  document.write(text, textAt, "latin1");
  document.writeUInt16LE(0xc1, 2);
  document.writeUInt16LE(0x0200, 10);
  document.writeUInt32LE(text.length, 0x4c);
  document.writeUInt16LE(93, 152);
  writeRuns(document.subarray(runsPage * 512, (runsPage + 1) * 512), runs);
  writeParagraph(document.subarray(paragraphsPage * 512, (paragraphsPage + 1) * 512), end);
  const tables: Array<[number, Buffer]> = [
    [index.pieces, pieces(text.length)],
    [index.runs, numbers(textAt, end, runsPage)],
    [index.paragraphs, numbers(textAt, end, paragraphsPage)],
  ];
  let at = 0;
  for (const [position, { length }] of tables) {
    document.writeUInt32LE(at, 154 + position * 8);
    document.writeUInt32LE(length, 158 + position * 8);
    at += length;
  }
  return compound({ WordDocument: document, "1Table": Buffer.concat(tables.map(([, table]) => table)) });
};

const numbers = (...all: number[]) =>
  Buffer.concat(all.map((one) => Buffer.from(Uint32Array.of(one).buffer)));

/** One piece of single bytes. */
const pieces = (length: number) =>
  Buffer.concat([
    Buffer.from([2]),
    numbers(16, 0, length),
    Buffer.from([0, 0]),
    numbers(((textAt * 2) | 0x40000000) >>> 0),
    Buffer.from([0, 0]),
  ]);

const writeRuns = (page: Buffer, runs: Run[]) => {
  let from = textAt;
  let listAt = 300;
  for (const [number, [text, properties = []]] of runs.entries()) {
    page.writeUInt32LE(from, number * 4);
    from += text.length;
    page[(runs.length + 1) * 4 + number] = listAt / 2;
    page[listAt] = properties.length;
    page.set(properties, listAt + 1);
    listAt += 20;
  }
  page.writeUInt32LE(from, runs.length * 4);
  page[511] = runs.length;
};

const writeParagraph = (page: Buffer, end: number) => {
  page.writeUInt32LE(textAt, 0);
  page.writeUInt32LE(end, 4);
  page[8] = 150;
  page[300] = 2;
  page[511] = 1;
};
