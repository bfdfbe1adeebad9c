import { isTableLanguage, partsOf, sameMeaning, wordsFor } from "#platform/questions/meanings/meanings.ts";
import { type Language, languageFor } from "#platform/search/analysis/languages.ts";
import { isSimilar } from "#platform/search/analysis/match/similar.ts";
import { stem } from "#platform/search/analysis/stemming.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { tokenise, wordsOf } from "#platform/search/analysis/tokenise.ts";
import { isGeneral } from "./general-words.ts";

/** A sentence's tokens, with the language that they were made in. */
export interface Worded {
  tokens: string[];
  language: Language | undefined;
}

export const worded = (text: string, language: Language | undefined): Worded => ({
  tokens: tokenise(text, language),
  language,
});

/** Strength of another form of a word, or of another word of the same meaning. */
const similar = 0.5;
/** So many words of a criterion are all that a sentence can be asked to have. */
const enough = 3;

/** The words of a criterion or question that tell its subject, as stems of its language. */
const subjectOf = (text: string, language: Language | undefined): string[] => {
  const own = wordsOf(text).filter(
    (word) => word.length > 1 && !isStopWord(word, language) && !isGeneral(word, language),
  );
  return [...new Set(own.map((word) => stem(word, language)))];
};

export interface About {
  /** The sum of the subject's words that sentences share, each 1 or less. */
  shared(sentences: Worded[]): number;
  /** The same over the number of the subject's words, or over three. */
  share(sentences: Worded[]): number;
  /** The number of the subject's words. */
  size: number;
}

/** Tells how much of a text's subject sentences have. */
export const openAbout = (text: string, language: Language | undefined = languageFor(text)): About => {
  const terms = subjectOf(text, language);
  const matchers = new Map<Language | undefined, (token: string) => Hit | undefined>();
  const shared = (sentences: Worded[]): number => {
    const strengths = new Map<number, number>();
    for (const sentence of sentences) {
      const match = matchers.get(sentence.language) ?? openMatch(text, terms, language, sentence.language);
      matchers.set(sentence.language, match);
      for (const token of sentence.tokens) {
        const hit = match(token);
        if (hit) strengths.set(hit.term, Math.max(hit.strength, strengths.get(hit.term) ?? 0));
      }
    }
    return [...strengths.values()].reduce((total, strength) => total + strength, 0);
  };
  const size = terms.length;
  return {
    shared,
    share: (sentences) => (size === 0 ? 0 : shared(sentences) / Math.min(size, enough)),
    size,
  };
};

interface Hit {
  term: number;
  strength: number;
}

const openMatch = (
  text: string,
  terms: string[],
  language: Language | undefined,
  of: Language | undefined,
): ((token: string) => Hit | undefined) => {
  const meant = of === language ? sameIn(terms, language) : acrossTo(text, language, of);
  const known = new Map<string, Hit | undefined>();
  const hitOf = (token: string): Hit | undefined => {
    const exact = terms.indexOf(token);
    if (exact >= 0) return { term: exact, strength: 1 };
    const same = meant.get(token);
    if (same !== undefined) return { term: same, strength: similar };
    const alike = terms.findIndex((term) => isSimilar(term, token));
    return alike < 0 ? undefined : { term: alike, strength: similar };
  };
  return (token) => {
    if (!known.has(token)) known.set(token, hitOf(token));
    return known.get(token);
  };
};

const sameIn = (terms: string[], language: Language | undefined): Map<string, number> => {
  if (!isTableLanguage(language)) return new Map();
  return new Map(terms.flatMap((term, at) => sameMeaning(term, language).map((same) => [same, at] as const)));
};

/** Words of another language that mean what the text's words do; each meaning is a term of its own. */
const acrossTo = (
  text: string,
  language: Language | undefined,
  other: Language | undefined,
): Map<string, number> => {
  if (!isTableLanguage(language) || !isTableLanguage(other)) return new Map();
  const known = partsOf(text, language).flatMap((part) => ("meanings" in part ? [part.meanings] : []));
  return new Map(
    known.flatMap((meanings, at) =>
      wordsFor(meanings, other).flatMap((word) =>
        tokenise(word, other).map((token) => [token, -1 - at] as const),
      ),
    ),
  );
};
