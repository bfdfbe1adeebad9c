import { type Language, languageOf } from "#platform/search/analysis/languages.ts";

/** ISO 639-1. */
export type SpokenLanguage = Language | "he" | "ja" | "ko" | "th" | "zh";

/** The language of a text: by its script if only one language has it, else by its function words. */
export const spokenLanguage = (text: string): SpokenLanguage | undefined =>
  ownScripts.find(([script]) => script.test(text))?.[1] ??
  languageOf(text) ??
  sharedScripts.find(([script]) => script.test(text))?.[1];

/** The language of the latest text whose language is known; `texts` are oldest first. */
export const latestLanguage = (texts: string[]): SpokenLanguage | undefined =>
  texts.reduceRight<SpokenLanguage | undefined>((found, text) => found ?? spokenLanguage(text), undefined);

const ownScripts: [RegExp, SpokenLanguage][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Hebrew}/u, "he"],
  [/^[^\p{sc=Latin}]*\p{sc=Han}/u, "zh"],
  [/\p{sc=Han}.*\p{sc=Han}/u, "zh"],
];

const sharedScripts: [RegExp, SpokenLanguage][] = [
  [/\p{sc=Greek}/u, "el"],
  [/[іїєґ]/iu, "uk"],
  [/\p{sc=Cyrillic}/u, "ru"],
  [/\p{sc=Arabic}/u, "ar"],
  [/\p{sc=Devanagari}/u, "hi"],
];
