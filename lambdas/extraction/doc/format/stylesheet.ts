/** A style with the properties it inherits. */
export interface WordStyle {
  name: string;
  /** Number of the built-in style (sti); 1 to 9 are the headings. */
  builtIn: number;
  /** Property lists for paragraphs and characters, inherited properties first. */
  paragraph: Buffer;
  letters: Buffer;
}

const noStyle = 0x0fff;

/** Looks up styles by number. Format: [MS-DOC] 2.9.271 and 2.9.260. */
export const stylesheet = (stsh: Buffer): ((number: number) => WordStyle | undefined) => {
  if (stsh.length < 8) return () => undefined;
  const headBytes = stsh.readUInt16LE(0);
  const count = stsh.readUInt16LE(2);
  const baseBytes = stsh.readUInt16LE(4);
  const own: Array<Buffer | undefined> = [];
  let at = 2 + headBytes;
  for (let index = 0; index < count && at + 2 <= stsh.length; index += 1) {
    const bytes = stsh.readUInt16LE(at);
    own.push(bytes >= baseBytes + 2 ? stsh.subarray(at + 2, at + 2 + bytes) : undefined);
    at += 2 + bytes;
  }
  const made = new Map<number, WordStyle>();
  const styleOf = (number: number, depth: number): WordStyle | undefined => {
    const known = made.get(number);
    const bytes = own[number];
    if (known || !bytes || bytes.length < baseBytes + 2 || depth > 20) return known;
    const base = bytes.readUInt16LE(2) >> 4;
    const style = ownStyle(bytes, baseBytes, base === noStyle ? undefined : styleOf(base, depth + 1));
    made.set(number, style);
    return style;
  };
  return (number) => styleOf(number, 0);
};

const ownStyle = (bytes: Buffer, baseBytes: number, base: WordStyle | undefined): WordStyle => {
  const nameLength = Math.min(bytes.readUInt16LE(baseBytes), (bytes.length - baseBytes - 2) >> 1);
  const nameAt = baseBytes + 2;
  const name = bytes.toString("utf16le", nameAt, nameAt + nameLength * 2);
  const isParagraph = (bytes.readUInt16LE(2) & 15) === 1;
  const first = listAt(bytes, nameAt + nameLength * 2 + 2);
  const second = isParagraph ? listAt(bytes, first.end) : undefined;
  const empty = Buffer.alloc(0);
  return {
    name,
    builtIn: bytes.readUInt16LE(0) & 0x0fff,
    paragraph: Buffer.concat([base?.paragraph ?? empty, isParagraph ? first.list.subarray(2) : empty]),
    letters: Buffer.concat([base?.letters ?? empty, second?.list ?? (isParagraph ? empty : first.list)]),
  };
};

/** Property lists start at even offsets, with their size. */
const listAt = (bytes: Buffer, from: number): { list: Buffer; end: number } => {
  const at = from + (from & 1);
  if (at + 2 > bytes.length) return { list: Buffer.alloc(0), end: at };
  const end = at + 2 + bytes.readUInt16LE(at);
  return { list: bytes.subarray(at + 2, end), end };
};
