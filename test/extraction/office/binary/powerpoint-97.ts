import { compound } from "../../compound.ts";

const record = (type: number, content: Uint8Array, version = 0): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};

const container = (type: number, ...children: Uint8Array[]) => record(type, Buffer.concat(children), 15);

/** A presentation whose only slide has one text; `runs` have their distance from the line in per cent. */
export const powerpoint97 = (runs: Array<[text: string, distance: number]>): Uint8Array => {
  const text = runs.map(([one]) => one).join("");
  const persist = Buffer.alloc(20);
  persist.writeUInt32LE(1, 0);
  const list = container(
    0x0ff0,
    record(0x03f3, persist),
    record(0x0f9f, Buffer.from([4, 0, 0, 0])),
    record(0x0fa0, Buffer.from(text, "utf16le")),
    record(0x0fa1, Buffer.concat([paragraphRun(text.length + 1), ...runs.map(characterRun)])),
  );
  return compound({ "PowerPoint Document": Buffer.concat([container(0x03e8, list), container(0x03ee)]) });
};

const paragraphRun = (length: number) => {
  const run = Buffer.alloc(10);
  run.writeUInt32LE(length, 0);
  return run;
};

/** With bold, size and position, as PowerPoint writes them. Format: [MS-PPT] 2.9.14. */
const characterRun = ([text, distance]: [string, number]) => {
  const run = Buffer.alloc(14);
  run.writeUInt32LE(text.length, 0);
  run.writeUInt32LE(0xa0001, 4);
  run.writeInt16LE(18, 10);
  run.writeInt16LE(distance, 12);
  return run;
};
