import { functionWords } from "#platform/search/analysis/function-words.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import type { IsCommon } from "./common-words.ts";
import { isEnglishPhrase } from "./english-phrase.ts";
import { isCased } from "./tidy-heading.ts";
import { germanEndings } from "./words/heads.ts";
import { articlesOf, linksOf } from "./words/links.ts";
import { asked, telling } from "./words/nouns.ts";

export interface Around {
  /** The language of the section; undefined if it is not known. */
  language: SpokenLanguage | undefined;
  isCommon: IsCommon;
}

/** Whether a tidy heading is surely a phrase around a common noun, and neither a sentence nor the name of somebody. */
export const isNounPhrase = (text: string, { language, isCommon }: Around): boolean => {
  if (!language) return false;
  if (!isCased(text)) return telling[language]?.test(text) ?? false;
  const words = text.split(" ").flatMap((word) => word.split(/'(?=\p{L})/u));
  if (!isLinked(words, language)) return false;
  if (language === "en") return isEnglishPhrase(text, isCommon);
  if (language === "de") return isGermanPhrase(words);
  return isCommonPhrase(words, language, isCommon);
};

/** Its function words join nouns: no verb, pronoun or question word among them, none at the end. */
const isLinked = (words: string[], language: SpokenLanguage): boolean => {
  const links = linksOf(language);
  const isFunction = (word: string) => isFunctionWord(word, language);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (isFunction(last) || (isFunction(first) && !articlesOf(language).has(first.toLowerCase()))) return false;
  return words.filter(isFunction).every((word) => links?.has(word.toLowerCase()) ?? word.length <= 3);
};

export const isFunctionWord = (word: string, language: SpokenLanguage): boolean =>
  linksOf(language)?.has(word.toLowerCase()) ||
  (language in functionWords && isStopWord(word.toLowerCase(), language as keyof typeof functionWords));

/** German writes all nouns with capitals, so endings tell: two other words with capitals may be a name. */
const isGermanPhrase = (words: string[]): boolean => {
  const isNoun = (word: string) =>
    (/^\p{Lu}/u.test(word) && germanEndings.noun.test(word)) || germanEndings.nouns.has(word.toLowerCase());
  const meant = words.filter((word) => !isFunctionWord(word, "de"));
  const [first = "", ...others] = meant;
  if (meant.length === 1) return words.length === 1 && isNoun(first);
  if (/^\p{Ll}\p{L}*(?:en|ern|eln)$/u.test(words.at(-1) ?? ""))
    return words.length <= 3 && /^\p{Lu}/u.test(first);
  const isJoined = meant.length < words.length;
  return isJoined ? isNoun(first) : others.length === 1 && /e[rsnm]?$/u.test(first) && others.every(isNoun);
};

/** Its first word is a common one, and so is each that has a capital, unless a link stands before it. */
const isCommonPhrase = (words: string[], language: SpokenLanguage, isCommon: IsCommon): boolean => {
  const known = nounsOf(language);
  const isKnown = (word: string) => known.has(word.toLowerCase()) || (word.length > 3 && isCommon(word));
  const meant = words.filter((word) => !isFunctionWord(word, language));
  const [first = ""] = meant;
  if (!isKnown(first)) return false;
  return words.every(
    (word, at) =>
      /^\p{Ll}/u.test(word) ||
      isKnown(word) ||
      isFunctionWord(word, language) ||
      isFunctionWord(words[at - 1] ?? "", language),
  );
};

const nounsOf = (language: string): Set<string> => new Set(asked[language]?.split(/\s+/));
