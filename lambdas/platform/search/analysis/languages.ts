import { functionWords, type Language } from "./function-words.ts";
import { memoize } from "./memoize.ts";

export type { Language };

const maxWords = 150;
/** Least points of a language: one function word in a short text, several in a long one. */
const needed = (words: number): number => Math.min(1.2, 0.3 + 0.12 * words);
const aheadOfNext = 1.15;

/**
 * The language of a text by its function words and by letters that only one language has. Undefined for names or numbers
 * alone, and for languages written without spaces.
 */
export const languageOf = (text: string): Language | undefined => tell(text.slice(0, maxCharacters));

const maxCharacters = 1500;
const maxTexts = 2000;

const tell = memoize(maxTexts, (text: string): Language | undefined => {
  const words = wordsOf(text).slice(0, maxWords);
  const points = pointsOfLetters(text.toLowerCase().normalize("NFC"));
  for (const word of words)
    for (const [language, weight] of weightsOf(word))
      points.set(language, (points.get(language) ?? 0) + weight);
  const [best, next] = [...points].sort(([, one], [, other]) => other - one);
  if (!best || best[1] < needed(words.length)) return undefined;
  return best[1] > (next?.[1] ?? 0) * aheadOfNext ? best[0] : undefined;
});

/** How often a Cyrillic text has letters that only one or two of the languages use, for each of these. */
const pointsOfLetters = (text: string): Map<Language, number> => {
  const points = new Map<Language, number>();
  if (!/\p{sc=Cyrillic}/u.test(text)) return points;
  for (const [letters, languages] of ownLetters) {
    const count = text.match(letters)?.length ?? 0;
    for (const language of languages) points.set(language, (points.get(language) ?? 0) + count);
  }
  return points;
};

/** In Bulgarian ъ is a vowel and "е" a word; in Russian ъ stands before е, ё, ю and я only. Bulgarian has ь before о only. */
const ownLetters: [RegExp, Language[]][] = [
  [/[ыэё]/g, ["ru"]],
  [/[іїєґ]/g, ["uk"]],
  [/ъ(?![еёюя])|(?<=\s)е(?=\s)/g, ["bg"]],
  [/ь(?!о)/g, ["ru", "uk"]],
];

/** The language of a text, else the commonest of its script, because its stemmer still finds plurals. */
export const languageFor = (text: string): Language | undefined => languageOf(text) ?? languageOfScript(text);

/** The language of each text, else that of most other texts, else the commonest of its script. */
export const languagesFor = (texts: string[]): (Language | undefined)[] => {
  const own = texts.map(languageOf);
  const counts = Map.groupBy(own, (language) => language);
  counts.delete(undefined);
  const usual = [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
  return own.map((language, at) => language ?? usual ?? languageOfScript(texts[at] ?? ""));
};

/** The languages that a question may be in, likeliest first. */
export const languagesOfQuestion = (question: string): (Language | undefined)[] => {
  const own = languageOf(question);
  const ofScript = languageOfScript(question);
  if (own) return ofScript === "en" && own !== "en" ? [own, "en"] : [own];
  return ofScript === "en" ? latin : [ofScript];
};

const latin: Language[] = [
  "en",
  "es",
  "fr",
  "de",
  "it",
  "pt",
  "nl",
  "ro",
  "tr",
  "sv",
  "da",
  "no",
  "fi",
  "hu",
  "id",
];

const scripts: [RegExp, Language][] = [
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Cyrillic}/u, "ru"],
  [/\p{sc=Arabic}/u, "ar"],
  [/\p{sc=Devanagari}/u, "hi"],
  [/\p{sc=Latin}/u, "en"],
];

const languageOfScript = (text: string): Language | undefined =>
  scripts.find(([script]) => script.test(text))?.[1];

/** The end of "what's" and "don't"; French has its apostrophes at the beginning. */
const contraction = /(?<=[\p{L}\p{M}])'(?:s|re|ll|m|ve|d|t)(?![\p{L}\p{M}])/gu;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(contraction, "")
    .match(/[\p{L}\p{M}]+'?/gu) ?? [];

let weights: Map<string, [Language, number][]> | undefined;

const weightsOf = (word: string): [Language, number][] => {
  weights ??= weigh();
  return weights.get(word) ?? [];
};

/** A word of several languages counts as a fraction for each. */
const weigh = (): Map<string, [Language, number][]> => {
  const having = new Map<string, Language[]>();
  for (const language of allLanguages)
    for (const word of new Set(functionWords[language].split(/\s+/)))
      having.set(word, [...(having.get(word) ?? []), language]);
  return new Map(
    [...having].map(([word, all]) => [word, all.map((language) => [language, 1 / all.length])] as const),
  );
};

const allLanguages = Object.keys(functionWords) as Language[];
