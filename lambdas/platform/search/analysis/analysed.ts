import { dateTokens } from "#platform/dates/date-terms.ts";
import { foldDiacritics } from "./fold.ts";
import type { Language } from "./function-words.ts";
import { memoize } from "./memoize.ts";
import { stem } from "./stemming.ts";
import { wordsOf } from "./tokenise.ts";

/**
 * The words of a text by position: as written without diacritics, and stemmed; Vietnamese tokens keep their marks. Behind
 * them the terms of its dates.
 */
export interface Analysed {
  forms: string[];
  tokens: string[];
}

const maxSentences = 8000;

/** Analyses a sentence, with a cache because the same passages are matched for many questions. */
export const analysed = (sentence: string, language: Language | undefined): Analysed =>
  analyserOf(language)(sentence);

const analysers = new Map<Language | undefined, (sentence: string) => Analysed>();

const analyserOf = (language: Language | undefined) => {
  const known = analysers.get(language) ?? memoize(maxSentences, (sentence) => analyse(sentence, language));
  analysers.set(language, known);
  return known;
};

const analyse = (sentence: string, language: Language | undefined): Analysed => {
  const words = wordsOf(sentence);
  const tokens = language === "vi" ? words : words.map((word) => stem(word, language));
  const dates = dateTokens(sentence);
  return { forms: [...words.map(foldDiacritics), ...dates], tokens: [...tokens, ...dates] };
};
