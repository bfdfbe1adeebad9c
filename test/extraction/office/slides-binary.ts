import { compound } from "../compound.ts";

interface BinaryShape {
  text: string;
  isHidden?: boolean;
}

/** A PowerPoint 97 presentation with the texts of each slide's shapes. Format: [MS-PPT]. */
export function slidesBinary(slides: Array<{ shapes: BinaryShape[]; isHidden?: boolean }>): Uint8Array {
  const persists = slides.map((_, index) => {
    const atom = Buffer.alloc(20);
    atom.writeUInt32LE(index + 2, 0);
    atom.writeUInt32LE(256 + index, 12);
    return record(0x03f3, atom);
  });
  const document = container(0x03e8, container(0x0ff0, ...persists));
  const made = slides.map(({ shapes, isHidden }) =>
    container(0x03ee, ...(isHidden ? [hiddenInfo()] : []), container(0x040c, group(shapes))),
  );
  return compound({ "PowerPoint Document": Buffer.concat([document, ...made]) });
}

const group = (shapes: BinaryShape[]): Buffer => container(0xf003, container(0xf004), ...shapes.map(shape));

const shape = ({ text, isHidden }: BinaryShape): Buffer => {
  const box = container(
    0xf00d,
    record(0x0f9f, Buffer.from([4, 0, 0, 0])),
    record(0x0fa0, Buffer.from(text, "utf16le")),
  );
  return container(0xf004, ...(isHidden ? [hiddenBooleans()] : []), box);
};

/** fHidden with fUsefHidden in the group shape's booleans. */
const hiddenBooleans = (): Buffer => {
  const property = Buffer.alloc(6);
  property.writeUInt16LE(0x03bf, 0);
  property.writeUInt32LE(0x00020002, 2);
  return record(0xf00b, property, 0x13);
};

const hiddenInfo = (): Buffer => {
  const info = Buffer.alloc(16);
  info.writeUInt16LE(4, 10);
  return record(0x03f9, info);
};

const container = (type: number, ...children: Buffer[]): Buffer =>
  record(type, Buffer.concat(children), 0x0f);

const record = (type: number, content: Buffer, head = 0): Buffer => {
  const start = Buffer.alloc(8);
  start.writeUInt16LE(head, 0);
  start.writeUInt16LE(type, 2);
  start.writeUInt32LE(content.length, 4);
  return Buffer.concat([start, content]);
};
