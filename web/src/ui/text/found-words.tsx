import { chakra } from "@chakra-ui/react";
import { createContext } from "react";

/** The words of a search as they stand in the message that is shown. */
export const FoundWords = createContext<string[]>([]);

interface Piece {
  text: string;
  isFound: boolean;
}

/** Splits a text at the words; within longer words they are not found, but in scripts without spaces. */
export const splitAtWords = (text: string, words: string[]): Piece[] => {
  if (words.length === 0) return [{ text, isFound: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(patternOf);
  return text
    .split(new RegExp(`(${longestFirst.join("|")})`, "u"))
    .map((piece, at) => ({ text: piece, isFound: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
};

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

const patternOf = (word: string): string => {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return unspaced.test(word) ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`;
};

/** A word that was searched for. */
export const FoundMark = chakra("mark", {
  base: { bg: "mark.subtle", color: "mark.fg", borderRadius: "l1", boxDecorationBreak: "clone" },
});

/** A text with the words of a search marked. */
export const FoundText = ({ text, words }: { text: string; words: string[] }) =>
  splitAtWords(text, words).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    piece.isFound ? <FoundMark key={at}>{piece.text}</FoundMark> : piece.text,
  );
