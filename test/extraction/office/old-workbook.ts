import { compound } from "../compound.ts";

const record = (type: number, content: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
};

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};

/** Letters of one byte each, behind their count and a flag. */
const letters = (text: string, count: Buffer) =>
  Buffer.concat([count, Buffer.from([0]), Buffer.from(text, "latin1")]);
const begin = (type: number) => record(0x0809, words(0x0600, type, 0, 0, 0, 0, 0, 0));
const end = record(0x000a, Buffer.alloc(0));

const font = (options: number, colour: number) =>
  record(
    0x0031,
    letters("Arial", Buffer.concat([words(200, options, colour, 400, 0, 0, 0), Buffer.from([5])])),
  );
const style = (fontNumber: number, format = 0) =>
  record(0x00e0, words(fontNumber, format, 0, 0, 0, 0, 0, 0, 0, 0));

/** Numbers of the styles below. */
export const styles = { plain: 0, white: 1, struck: 2, hiding: 3 };

/** Sizes of the fourth row or column, and a filter that is set. Records: [MS-XLS] 2.4. */
export const hiddenRow = (row: number) => record(0x0208, words(row, 0, 9, 300, 0, 0, 0x20, 0));
export const hiddenColumn = (column: number) => record(0x007d, words(column, column, 2304, 0, 1, 0));
export const filterMode = record(0x009b, Buffer.alloc(0));

/** An XLS workbook of one sheet with these texts, each in a style, and further records. */
export const oldWorkbook = (
  rows: Array<Array<[text: string, style?: number]>>,
  ...others: Buffer[]
): Uint8Array => {
  const globals = [
    begin(5),
    font(0, 0x7fff),
    font(0, 9),
    font(8, 0x7fff),
    record(0x041e, Buffer.concat([words(164), letters(";;;", words(3))])),
    style(0),
    style(1),
    style(2),
    style(0, 164),
  ];
  const bound = (start: number) => {
    const position = Buffer.alloc(6);
    position.writeUInt32LE(start, 0);
    return record(0x0085, letters("Rules", Buffer.concat([position, Buffer.from([5])])));
  };
  const start = Buffer.concat([...globals, bound(0), end]).length;
  const cells = rows.flatMap((row, at) =>
    row.map(([text, own = 0], column) =>
      record(0x0204, Buffer.concat([words(at, column, own), letters(text, words(text.length))])),
    ),
  );
  const stream = Buffer.concat([...globals, bound(start), end, begin(16), ...others, ...cells, end]);
  return compound({ Workbook: stream });
};
