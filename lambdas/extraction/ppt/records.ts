/** Record types of [MS-PPT] 2.13.24 and [MS-ODRAW] 2.2. */
export const type = {
  document: 0x03e8,
  slide: 0x03ee,
  slideAtom: 0x03ef,
  notes: 0x03f0,
  notesAtom: 0x03f1,
  slidePersist: 0x03f3,
  slideShowInfo: 0x03f9,
  drawing: 0x040c,
  placeholder: 0x0bc3,
  outlineText: 0x0f9e,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textStyle: 0x0fa1,
  textBytes: 0x0fa8,
  string: 0x0fba,
  headersFooters: 0x0fd9,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
  comment: 0x2ee0,
  group: 0xf003,
  shape: 0xf004,
  properties: 0xf00b,
  shapeAtom: 0xf00a,
  groupBox: 0xf009,
  textBox: 0xf00d,
  childAnchor: 0xf00f,
  clientAnchor: 0xf010,
  clientData: 0xf011,
  moreProperties: 0xf122,
} as const;

/** A record of a presentation or drawing. */
export interface PptRecord {
  type: number;
  instance: number;
  content: Buffer;
  /** Records inside a container; empty for other records. */
  children: PptRecord[];
}

const deepest = 40;
const headBytes = 8;

/** Consecutive records, with nested ones as their children. Format: [MS-PPT] 2.3.1. */
export const recordsIn = (bytes: Buffer, depth = 0): PptRecord[] => {
  const found: PptRecord[] = [];
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const record = recordAt(bytes, at, depth);
    if (!record) break;
    found.push(record);
    at += headBytes + record.content.length;
  }
  return found;
};

export const recordAt = (bytes: Buffer, at: number, depth = 0): PptRecord | undefined => {
  if (at < 0 || at + headBytes > bytes.length) return;
  const head = bytes.readUInt16LE(at);
  const content = bytes.subarray(at + headBytes, at + headBytes + bytes.readUInt32LE(at + 4));
  const isContainer = (head & 15) === 15 && depth < deepest;
  return {
    type: bytes.readUInt16LE(at + 2),
    instance: head >> 4,
    content,
    children: isContainer ? recordsIn(content, depth + 1) : [],
  };
};

export const first = (record: PptRecord | undefined, wanted: number): PptRecord | undefined =>
  record?.children.find((one) => one.type === wanted);

/** Descendants of a type, outermost first. */
export function* allBelow(record: PptRecord, wanted: number): Generator<PptRecord> {
  for (const one of record.children) {
    if (one.type === wanted) yield one;
    yield* allBelow(one, wanted);
  }
}
