export interface BiffRecord {
  type: number;
  /** Offset in the stream. */
  at: number;
  content: Buffer;
}

/** Records of an XLS workbook stream. Format: [MS-XLS] 2.1.4. */
export function* biffRecords(file: Buffer): Generator<BiffRecord> {
  for (let at = 0; at + 4 <= file.length; ) {
    const end = at + 4 + file.readUInt16LE(at + 2);
    yield { type: file.readUInt16LE(at), at, content: file.subarray(at + 4, end) };
    at = end;
  }
}
