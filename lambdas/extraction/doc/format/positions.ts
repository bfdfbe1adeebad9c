/** Character positions of a PLC with the entry of each. There is one position more than entries. */
export interface Positions {
  at: number[];
  entries: Buffer[];
}

/** Parses a PLC with entries of a fixed size. Format: [MS-DOC] 2.2.2. */
export const positions = (plc: Buffer, entryBytes: number): Positions => {
  const count = Math.max(0, Math.floor((plc.length - 4) / (4 + entryBytes)));
  return {
    at: plc.length < 4 ? [] : Array.from({ length: count + 1 }, (_, index) => plc.readUInt32LE(index * 4)),
    entries: Array.from({ length: count }, (_, index) => {
      const from = (count + 1) * 4 + index * entryBytes;
      return plc.subarray(from, from + entryBytes);
    }),
  };
};
