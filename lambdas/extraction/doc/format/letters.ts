import type { Level } from "../../figures/marked.ts";
import { isNearWhite } from "../../office/near-white.ts";
import { symbolOf } from "../../office/symbols.ts";
import { covering, type Formatted } from "./formatted-pages.ts";
import { properties, sprm } from "./sprms.ts";

/** Character properties of a run. */
export interface Letters {
  isHidden: boolean;
  /** Tracked deletion. */
  isDeleted: boolean;
  isStruck: boolean;
  isWhite: boolean;
  /** Something is painted behind it. */
  isLit: boolean;
  isBold: boolean;
  /** Above or below the line. */
  level: Level;
  /** Font size in half points. */
  size: number;
  /** The character shown, if the run is a symbol of a symbol font. */
  symbol?: string;
  font?: string;
}

const ordinarySize = 20;
const whiteNumber = 8;

/**
 * Character properties from the paragraph's style, then from the run's own list; of a character style only the place
 * above or below the line. Format: [MS-DOC] 2.6.1.
 */
export const lettersOf = (style: Buffer, own: Buffer, fonts: string[], styleOf: StyleOf): Letters => {
  const letters: Letters = {
    isHidden: false,
    isDeleted: false,
    isStruck: false,
    isWhite: false,
    isLit: false,
    isBold: false,
    level: "level",
    size: ordinarySize,
  };
  apply(letters, style, fonts);
  letters.level = levelIn(style) ?? "level";
  const usual = letters.size;
  apply(letters, own, fonts);
  const named = [...properties(own)].find(([code]) => code === sprm.characterStyle)?.[1].readUInt16LE(0);
  const byStyle = named === undefined ? undefined : levelIn(styleOf(named)?.letters ?? Buffer.alloc(0));
  letters.level = levelIn(own, usual) ?? byStyle ?? letters.level;
  return letters;
};

const apply = (letters: Letters, list: Buffer, fonts: string[]): void => {
  const { isBold, isHidden, isStruck } = letters;
  for (const [code, operand] of properties(list)) {
    const first = operand[0] ?? 0;
    if (code === sprm.bold) letters.isBold = toggled(first, isBold);
    if (code === sprm.hidden) letters.isHidden = toggled(first, isHidden);
    if (code === sprm.isDeleted) letters.isDeleted = first === 1;
    if (code === sprm.strike) letters.isStruck = toggled(first, isStruck);
    if (code === sprm.doubleStrike) letters.isStruck = first === 1;
    if (code === sprm.colourNumber) letters.isWhite = first === whiteNumber;
    if (code === sprm.colour)
      letters.isWhite = isNearWhite(operand.toString("hex", 0, 3)) && operand[3] === 0;
    if (code === sprm.highlight) letters.isLit = first !== 0;
    if (code === sprm.shade || code === sprm.shadeNumber) letters.isLit = true;
    if (code === sprm.size) letters.size = operand.readUInt16LE(0);
    if (code === sprm.font) letters.font = fonts[operand.readUInt16LE(0)];
    if (code === sprm.symbol)
      letters.symbol = symbolOf(operand.readUInt16LE(2), fonts[operand.readUInt16LE(0)] ?? "");
  }
};

type StyleOf = (number: number) => { letters: Buffer } | undefined;

/** Moved letters count as raised or lowered if they are smaller than usual ones, too. */
const levelIn = (list: Buffer, usual = ordinarySize): Level | undefined => {
  let level: Level | undefined;
  let distance = 0;
  let size = usual;
  for (const [code, operand] of properties(list)) {
    if (code === sprm.script) level = (["level", "raised", "lowered"] as const)[operand[0] ?? 0] ?? "level";
    if (code === sprm.position) distance = operand.readInt16LE(0);
    if (code === sprm.size) size = operand.readUInt16LE(0);
  }
  return level ?? (distance && size < usual ? (distance > 0 ? "raised" : "lowered") : undefined);
};

/** 0x80 means the style's value, 0x81 its opposite. */
const toggled = (operand: number, inherited: boolean) =>
  operand === 0x80 ? inherited : operand === 0x81 ? !inherited : operand === 1;

/** Property list and end of the run at a file offset. */
export const runAt = (runs: Formatted[], offset: number): { list: Buffer; to: number } => {
  const found = covering(runs, offset);
  return { list: found?.list ?? Buffer.alloc(0), to: found?.to ?? offset + 1 };
};

/** Font names by number. Format: [MS-DOC] 2.9.286. */
export const fontNames = (table: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 4; at < table.length; ) {
    const bytes = table[at] ?? 0;
    const name = table.toString("utf16le", at + 40, Math.min(table.length, at + 1 + bytes));
    names.push(name.split("\u0000")[0] ?? "");
    at += 1 + bytes;
  }
  return names;
};
