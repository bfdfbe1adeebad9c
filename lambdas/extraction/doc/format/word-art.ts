const propertyTable = 0xf00b;
const version = 3;
/** gtextUNICODE. Format: [MS-ODRAW] 2.3.22.1. */
const wordArtText = 0x00c0;
const complex = 0x8000;

/** Texts of the word art in the drawings of a document, as watermarks are stored. Format: [MS-ODRAW] 2.2.9. */
export const wordArtTexts = (drawings: Buffer): string[] => {
  const texts: string[] = [];
  for (let at = 0; at + 8 <= drawings.length; at += 1) {
    const head = drawings.readUInt16LE(at);
    if ((head & 15) !== version || drawings.readUInt16LE(at + 2) !== propertyTable) continue;
    const table = drawings.subarray(at + 8, at + 8 + drawings.readUInt32LE(at + 4));
    texts.push(...textsIn(table, head >> 4));
  }
  return texts;
};

/** Values of complex properties follow the table in its order. */
const textsIn = (table: Buffer, count: number): string[] => {
  const texts: string[] = [];
  let value = count * 6;
  for (let at = 0; at < count * 6 && at + 6 <= table.length; at += 6) {
    const code = table.readUInt16LE(at);
    if ((code & complex) === 0) continue;
    const end = value + table.readUInt32LE(at + 2);
    if ((code & 0x3fff) === wordArtText && end <= table.length)
      texts.push(table.toString("utf16le", value, end).split("\u0000")[0] ?? "");
    value = end;
  }
  return texts;
};
