import { inFigures } from "#platform/numbers/figures.ts";

/** A citation mark with the white space before it. */
export interface Mark {
  gap: string;
  numbers: number[];
}

const separator = "[,;،、–-]";
const numbers = `\\p{Nd}{1,3}(?:\\s*${separator}\\s*\\p{Nd}{1,3}){0,9}`;
const label =
  "(?:(?:passages?|sources?|quellen?|fuentes?|fonti|fontes?|bron|источник|источники|来源|來源|出典|المصدر|مصدر|nguồn|แหล่งที่มา)\\s*)?";
const mark = new RegExp(
  `(?<code>\`+)|(?<line>\\n)|(?<gap>\\s{0,80})[\\[【［]\\s*${label}(?<numbers>${numbers})\\s*(?:†[^\\]】\\n]{0,20})?[\\]】］]`,
  "giu",
);
/** The beginning of a possible mark, with the white space before it. */
const half = /\s*(?:`+|[[【［]\s*(?:[\p{L}\p{M}]{1,10}\s*)?[\p{Nd}\s,;،、–-]{0,40}(?:†[^\]】\n]{0,20})?)?$/iu;
const maxHeldBack = 80;
/** From this number of backticks on, code may span lines. */
const blockFence = 3;

/**
 * Splits streamed text into text and marks such as [1], [1, 2], 【1】 or [١], also across chunks. Code in backticks has no marks:
 * `list[0]` is no citation.
 */
export const splitMarks = () => {
  let held = "";
  let fence = "";

  const split = (text: string): (string | Mark)[] => {
    const parts: (string | Mark)[] = [];
    let from = 0;
    for (const { 0: all, index, groups } of text.matchAll(mark)) {
      if (groups?.code) {
        fence = fence === "" ? groups.code : fence === groups.code ? "" : fence;
        continue;
      }
      if (groups?.line && fence.length < blockFence) fence = "";
      if (groups?.line || fence) continue;
      parts.push(text.slice(from, index), {
        gap: groups?.gap ?? "",
        numbers: numbersOf(groups?.numbers ?? ""),
      });
      from = index + all.length;
    }
    return [...parts, text.slice(from)];
  };

  return {
    next(piece: string): (string | Mark)[] {
      const text = held + piece;
      // a character more tells a beginning that is too long
      const end = text.slice(-maxHeldBack - 1);
      const at = end.search(half);
      held = at >= 0 && end.length - at <= maxHeldBack ? end.slice(at) : "";
      return split(text.slice(0, text.length - held.length));
    },
    end(): (string | Mark)[] {
      const rest = held;
      held = "";
      return split(rest);
    },
  };
};

/** "2-4" stands for 2, 3 and 4. */
const numbersOf = (text: string): number[] =>
  inFigures(text)
    .split(/(?<!\s)\s*[,;،、]\s*/)
    .flatMap((part) => {
      const [first = 0, last = first] = part.split(/(?<!\s)\s*[–-]\s*/).map(Number);
      return last < first || last - first > 9
        ? [first, last]
        : Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
