import { fold, foldDiacritics } from "#platform/search/analysis/fold.ts";
import type { AgreementLanguage } from "./concepts.ts";
import { kindIn } from "./kinds.ts";
import { conceptsOf, isFrame, isWeak, languageOfPair } from "./vocabulary.ts";

interface QuestionObject {
  /** The word as it is written at `index`. */
  text: string;
  index: number;
  language: AgreementLanguage;
}

/** The last word of a question that names something; undefined in languages without a vocabulary. */
export const objectIn = (question: string): QuestionObject | undefined => {
  const language = languageOfPair(question, "");
  if (!language) return undefined;
  const words = [...question.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const named = words.findLast(({ 0: word }) => isNamed(foldDiacritics(fold(word)), language));
  return named && { text: named[0], index: named.index, language };
};

const isNamed = (word: string, language: AgreementLanguage): boolean => {
  const concepts = conceptsOf(word, language);
  if (concepts.length > 0) return concepts.every((one) => !isWeak(one) && !deeds.has(one));
  if (/^\p{N}+$/u.test(word)) return true;
  return word.length > 1 && !isFrame(word, language) && kindIn(word, language).kind === "none";
};

/** Concepts of what is done, or of how much. */
const deeds = new Set(
  "need include cancel change repair rent pay open close reset delete create send call use duration price not".split(
    " ",
  ),
);
