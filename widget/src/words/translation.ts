import type english from "./en.ts";
import type { words } from "./words.ts";

/** The words of the pieces. */
export type PieceWords = typeof english;

/** Those, and what the chat has from the start. */
export type SpokenWords = typeof words & PieceWords;

/** All words of the interface in one language, those of its pieces too. */
export type Translation = Record<keyof typeof words | keyof PieceWords, string> & {
  /** In place of the product's own message, which is English; `{n}` are minutes. */
  later: string;
};
