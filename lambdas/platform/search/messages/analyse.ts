import { foldDiacritics } from "../analysis/fold.ts";
import { type Language, languagesFor } from "../analysis/languages.ts";
import { stem } from "../analysis/stemming.ts";
import { isStopWord } from "../analysis/stop-words.ts";
import { wordsOf } from "../analysis/tokenise.ts";
import { mostTypos } from "./typos.ts";

/** The terms of a conversation. */
export interface AnalysedTexts {
  /** The words of each text in their order, in lower case and without diacritics. */
  words: string[][];
  /** Distinct stems that differ from their words. */
  stems: string[];
  /** Distinct words that a query with a typo may find; function words are none. */
  spelled: string[];
}

export const analyseTexts = (texts: string[]): AnalysedTexts => {
  const stems = new Set<string>();
  const spelled = new Set<string>();
  const languages = languagesFor(texts);
  const words = texts.map((text, at) =>
    wordsOf(text).map((word) => {
      const plain = foldDiacritics(word);
      const { stemmed, isSpelled } = termOf(word, plain, languages[at]);
      if (stemmed !== plain) stems.add(stemmed);
      if (isSpelled) spelled.add(plain);
      return plain;
    }),
  );
  return { words, stems: [...stems], spelled: [...spelled] };
};

/** The stem of a word, and whether a query with a typo may find it. `plain` is the word without diacritics. */
export const termOf = (word: string, plain: string, language: Language | undefined) => ({
  stemmed: stem(word, language),
  get isSpelled() {
    return mostTypos(plain) > 0 && !isStopWord(plain, language);
  },
});
