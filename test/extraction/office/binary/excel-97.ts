import { compound } from "../../compound.ts";

export type Rich = Array<[text: string, font?: "raised" | "lowered"]>;

const fonts = ["", "raised", "lowered"];

const record = (type: number, content: Uint8Array) => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
};

const shorts = (...all: number[]) => Buffer.from(Uint16Array.from(all).buffer);
const longs = (...all: number[]) => Buffer.from(Uint32Array.from(all).buffer);

/** A workbook with one column of rich texts; its strings go on in another record. Format: [MS-XLS] 2.4. */
export const excel97 = (cells: Rich[]): Uint8Array => {
  const strings = Buffer.concat([longs(cells.length, cells.length), ...cells.map(stringOf)]);
  // Among the letters of the first one, where another flag for their width follows
  const cut = 16;
  const globals = (sheetAt: number) =>
    Buffer.concat([
      record(0x0809, shorts(0x0600, 5, 0, 0, 0, 0, 0, 0)),
      ...[0, 0, 0, 0, 1, 2].map((level) => record(0x0031, fontOf(level))),
      record(0x00e0, Buffer.alloc(20)),
      record(0x0085, Buffer.concat([longs(sheetAt), Buffer.from([0, 0, 4, 0]), Buffer.from("Fees")])),
      record(0x00fc, strings.subarray(0, cut)),
      record(0x003c, Buffer.concat([Buffer.from([0]), strings.subarray(cut)])),
      record(0x000a, Buffer.alloc(0)),
    ]);
  const sheet = [
    record(0x0809, shorts(0x0600, 16, 0, 0, 0, 0, 0, 0)),
    record(0x0200, Buffer.concat([longs(0, cells.length), shorts(0, 1, 0)])),
    ...cells.map((_, row) => record(0x00fd, Buffer.concat([shorts(row, 0, 0), longs(row)]))),
    record(0x000a, Buffer.alloc(0)),
  ];
  return compound({ Workbook: Buffer.concat([globals(globals(0).length), ...sheet]) });
};

const fontOf = (level: number) =>
  Buffer.concat([shorts(200, 0, 8, 400, level), Buffer.alloc(4), Buffer.from([5, 0]), Buffer.from("Arial")]);

const stringOf = (cell: Rich) => {
  const text = cell.map(([one]) => one).join("");
  let at = 0;
  const runs = cell.map(([one, font = ""]) => {
    const run = shorts(at, font ? 4 + fonts.indexOf(font) : 0);
    at += one.length;
    return run;
  });
  return Buffer.concat([
    shorts(text.length),
    Buffer.from([8]),
    shorts(runs.length),
    Buffer.from(text, "latin1"),
    ...runs,
  ]);
};
