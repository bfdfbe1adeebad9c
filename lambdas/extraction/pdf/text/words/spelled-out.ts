import { median } from "../../layout/row.ts";
import type { Piece } from "./pieces.ts";

/** True for letters that stand for themselves: "A B C D", "x x x". */
export const isSeries = (letters: string): boolean => {
  const codes = Array.from(letters.replace(/\s/g, ""), (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === 0));
};

/** Indexes of the pieces that belong to the piece before, in words that are typed with spaces: "T O T A L 1 2 . 5 0". */
export const spelledOut = (pieces: Piece[], wordGap: number): Set<number> => {
  const found = new Set<number>();
  let from = 0;
  for (let index = 1; index <= pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece && piece.gap > wordGap) continue;
    // Letters without a gap before or behind them are the ends of words.
    const start = (pieces[from]?.gap ?? 0) > wordGap || from === 0 ? from : from + 1;
    const words = wordsOf(pieces, start, piece ? index - 1 : index);
    if (words.some((word) => isSpelled(word, pieces)))
      for (const { from: first, to } of words) for (let own = first + 1; own < to; own += 1) found.add(own);
    from = index;
  }
  return found;
};

interface Word {
  from: number;
  to: number;
}

/** Parts between the wider gaps. */
const wordsOf = (pieces: Piece[], from: number, to: number): Word[] => {
  const usual = median(pieces.slice(from + 1, to).map(({ gap }) => gap));
  const words: Word[] = [];
  for (let index = from; index < to; index += 1) {
    const last = words.at(-1);
    if (last && (pieces[index]?.gap ?? 0) < 1.5 * usual) last.to = index + 1;
    else words.push({ from: index, to: index + 1 });
  }
  return words;
};

const isSpelled = ({ from, to }: Word, pieces: Piece[]): boolean => {
  const text = pieces
    .slice(from, to)
    .map((piece) => piece.text)
    .join("");
  if (/^[€$£]?\p{Nd}[\p{Nd}.,']*[.,]\p{Nd}+[%€]?$/u.test(text) && to - from > 3) return true;
  const isWhole = from === 0 && to === pieces.length;
  return (
    /^\p{Lu}+:?$/u.test(text) &&
    to - from >= (isWhole ? 3 : 4) &&
    /[AEIOUYÄÖÜÉА-Я]/u.test(text) &&
    !isSeries(text)
  );
};
