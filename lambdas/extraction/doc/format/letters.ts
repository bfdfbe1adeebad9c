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

type StyleOf = (number: number) => { letters: Buffer } | undefined;

const plain: Letters = {
  isHidden: false,
  isDeleted: false,
  isStruck: false,
  isWhite: false,
  isLit: false,
  isBold: false,
  level: "level",
  size: ordinarySize,
};

/** Read once for each style, not for each of its runs. */
const ofStyles = new WeakMap<Buffer, Letters>();

/**
 * Character properties from the paragraph's style, then from the run's own list; of a character style only the place
 * above or below the line. Format: [MS-DOC] 2.6.1.
 */
export const lettersOf = (style: Buffer, own: Buffer, fonts: string[], styleOf: StyleOf): Letters => {
  const inherited = ofStyles.get(style) ?? ofStyle(style, fonts);
  if (own.length === 0) return inherited;
  const letters = { ...inherited };
  const { character, ...placing } = apply(letters, own, fonts);
  const named = character === undefined ? undefined : styleOf(character)?.letters;
  const byStyle = named && levelIn(named, fonts);
  letters.level = levelOf(placing, letters.size, inherited.size) ?? byStyle ?? inherited.level;
  return letters;
};

const ofStyle = (style: Buffer, fonts: string[]): Letters => {
  const letters = { ...plain };
  const placing = apply(letters, style, fonts);
  letters.level = levelOf(placing, letters.size, ordinarySize) ?? "level";
  ofStyles.set(style, letters);
  return letters;
};

const levelIn = (list: Buffer, fonts: string[]): Level | undefined => {
  const letters = { ...plain };
  return levelOf(apply(letters, list, fonts), letters.size, ordinarySize);
};

/** Where a list puts its letters, and the number of its character style. */
interface Placing {
  script?: Level;
  distance: number;
  character?: number;
}

/** Moved letters count as raised or lowered if they are smaller than usual ones, too. */
const levelOf = ({ script, distance }: Placing, size: number, usual: number): Level | undefined =>
  script ?? (distance && size < usual ? (distance > 0 ? "raised" : "lowered") : undefined);

const levels = ["level", "raised", "lowered"] as const;

const apply = (letters: Letters, list: Buffer, fonts: string[]): Placing => {
  const { isBold, isHidden, isStruck } = letters;
  const placing: Placing = { distance: 0 };
  for (const [code, operand] of properties(list)) {
    const first = operand[0] ?? 0;
    if (code === sprm.bold) letters.isBold = toggled(first, isBold);
    else if (code === sprm.hidden) letters.isHidden = toggled(first, isHidden);
    else if (code === sprm.isDeleted) letters.isDeleted = first === 1;
    else if (code === sprm.strike) letters.isStruck = toggled(first, isStruck);
    else if (code === sprm.doubleStrike) letters.isStruck = first === 1;
    else if (code === sprm.colourNumber) letters.isWhite = first === whiteNumber;
    else if (code === sprm.colour)
      letters.isWhite = isNearWhite(operand.toString("hex", 0, 3)) && operand[3] === 0;
    else if (code === sprm.highlight) letters.isLit = first !== 0;
    else if (code === sprm.shade || code === sprm.shadeNumber) letters.isLit = true;
    else if (code === sprm.size) letters.size = operand.readUInt16LE(0);
    else if (code === sprm.font) letters.font = fonts[operand.readUInt16LE(0)];
    else if (code === sprm.symbol)
      letters.symbol = symbolOf(operand.readUInt16LE(2), fonts[operand.readUInt16LE(0)] ?? "");
    else if (code === sprm.script) placing.script = levels[first] ?? "level";
    else if (code === sprm.position) placing.distance = operand.readInt16LE(0);
    else if (code === sprm.characterStyle) placing.character = operand.readUInt16LE(0);
  }
  return placing;
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
