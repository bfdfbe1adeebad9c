/** Codes of the properties that are read. Format: [MS-DOC] 2.6. */
export const sprm = {
  isDeleted: 0x0800,
  bold: 0x0835,
  hidden: 0x083c,
  strike: 0x0837,
  doubleStrike: 0x2a53,
  colourNumber: 0x2a42,
  colour: 0x6870,
  highlight: 0x2a0c,
  shade: 0xca71,
  shadeNumber: 0x4866,
  paragraphShade: 0xc64d,
  paragraphShadeNumber: 0x442d,
  isSpecial: 0x0855,
  symbol: 0x6a09,
  size: 0x4a43,
  font: 0x4a4f,
  /** Superscript or subscript. */
  script: 0x2a48,
  /** Signed distance from the line in half points. */
  position: 0x4845,
  characterStyle: 0x4a30,
  isInTable: 0x2416,
  isRowEnd: 0x2417,
  tableDepth: 0x6649,
  isInnerCellEnd: 0x244b,
  isInnerRowEnd: 0x244c,
  listLevel: 0x260a,
  list: 0x460b,
  outline: 0x2640,
  tableDefinition: 0xd608,
  isTableHeader: 0x3404,
} as const;

const sizes = [1, 1, 2, 4, 2, 2, 0, 3];

/** Code and operand of each property in a list. Stops at damaged data. */
export function* properties(list: Buffer): Generator<[number, Buffer]> {
  for (let at = 0; at + 2 < list.length; ) {
    const code = list.readUInt16LE(at);
    at += 2;
    let size = sizes[code >> 13] ?? 1;
    if (code === sprm.tableDefinition) {
      if (at + 2 > list.length) return;
      size = list.readUInt16LE(at) - 1;
      at += 2;
    } else if (size === 0) {
      size = list[at] ?? 0;
      at += 1;
    }
    if (size < 0 || at + size > list.length) return;
    yield [code, list.subarray(at, at + size)];
    at += size;
  }
}
