import { foldDiacritics } from "./fold.ts";
import type { Language } from "./function-words.ts";
import { memoize } from "./memoize.ts";
import { stem } from "./stemming.ts";
import { wordsOf } from "./tokenise.ts";

/** The words of a text, at the same positions: as they are written, without diacritics, and stemmed. */
export interface Analysed {
  forms: string[];
  tokens: string[];
}

const mostSentences = 8000;

/** For sentences that are read again and again while questions are answered. */
export const analysed = (sentence: string, language: Language | undefined): Analysed =>
  readerOf(language)(sentence);

const readers = new Map<Language | undefined, (sentence: string) => Analysed>();

const readerOf = (language: Language | undefined) => {
  const known = readers.get(language) ?? memoize(mostSentences, (sentence) => analyse(sentence, language));
  readers.set(language, known);
  return known;
};

const analyse = (sentence: string, language: Language | undefined): Analysed => {
  const words = wordsOf(sentence);
  return { forms: words.map(foldDiacritics), tokens: words.map((word) => stem(word, language)) };
};
