import { numeral } from "../office/numeral.ts";

type Level = { start: number; format: number; text: string };

/** Number formats of `numeral` by code. Format: [MS-OSHARED] 2.2.1.3. */
const formats: Record<number, string> = {
  1: "upperRoman",
  2: "lowerRoman",
  3: "upperLetter",
  4: "lowerLetter",
  10: "chineseCounting",
  11: "chineseCounting",
  12: "aiueo",
  13: "iroha",
  18: "decimalEnclosedCircle",
  20: "aiueo",
  21: "iroha",
  22: "decimalZero",
  24: "ganada",
  25: "chosung",
  30: "ideographTraditional",
  37: "chineseCounting",
  39: "chineseCounting",
  58: "russianLower",
  59: "russianUpper",
};
const bullet = 23;
const noNumber = 255;

/**
 * Labels of list items. Call `next` in document order, because labels depend on all items before. Format: [MS-DOC]
 * 2.9.131 and 2.9.147.
 */
export class WordLists {
  private readonly levels = new Map<number, Level[]>();
  private readonly overrides: number[];
  private readonly counters = new Map<number, number[]>();

  constructor(lists: Buffer, overrides: Buffer) {
    const count = lists.length < 2 ? 0 : lists.readUInt16LE(0);
    const heads = Array.from({ length: count }, (_, index) =>
      lists.subarray(2 + index * 28, 30 + index * 28),
    );
    let at = 2 + count * 28;
    for (const head of heads.filter((one) => one.length === 28)) {
      const levels: Level[] = [];
      for (let index = 0; index < ((head[26] ?? 0) & 1 ? 1 : 9) && at + 28 <= lists.length; index += 1) {
        const { level, end } = levelAt(lists, at);
        levels.push(level);
        at = end;
      }
      this.levels.set(head.readUInt32LE(0), levels);
    }
    const total = overrides.length < 4 ? 0 : overrides.readUInt32LE(0);
    const most = Math.min(total, Math.floor((overrides.length - 4) / 16));
    this.overrides = Array.from({ length: Math.max(0, most) }, (_, index) =>
      overrides.readUInt32LE(4 + index * 16),
    );
  }

  /** The label of the next item, such as "2.1." or "-"; undefined for an unknown list. */
  next(list: number, depth: number): string | undefined {
    const id = this.overrides[list - 1];
    const levels = id === undefined ? undefined : this.levels.get(id);
    const level = levels?.[depth];
    if (id === undefined || !levels || !level) return;
    if (level.format === bullet) return "-";
    const counter = this.counters.get(id) ?? [];
    this.counters.set(id, counter);
    counter[depth] = (counter[depth] ?? level.start - 1) + 1;
    counter.length = depth + 1;
    if (level.format === noNumber) return "";
    return level.text.replace(/\p{Cc}/gu, (mark) => {
      const other = levels[mark.charCodeAt(0)];
      const number = counter[mark.charCodeAt(0)] ?? other?.start ?? 1;
      return numeral(number, formats[other?.format ?? 0] ?? "decimal");
    });
  }
}

const levelAt = (lists: Buffer, at: number): { level: Level; end: number } => {
  const textAt = at + 28 + (lists[at + 24] ?? 0) + (lists[at + 25] ?? 0);
  const length = textAt + 2 <= lists.length ? lists.readUInt16LE(textAt) : 0;
  const end = textAt + 2 + length * 2;
  const text = lists.toString("utf16le", textAt + 2, Math.min(end, lists.length));
  return { level: { start: lists.readUInt32LE(at), format: lists[at + 4] ?? 0, text }, end };
};
