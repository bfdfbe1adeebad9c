import { type Language, languageFor } from "#platform/search/analysis/languages.ts";

/** The languages that postings are read and interviews are held in. */
export const interviewLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "pl",
  "tr",
  "ar",
  "zh",
  "ja",
] as const;
export type InterviewLanguage = (typeof interviewLanguages)[number];

/** The language of a text; English for one that interviews are not held in. */
export const interviewLanguageOf = (text: string): InterviewLanguage => {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return "ja";
  const han = text.match(/\p{sc=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  // a word of Chinese has two signs, one of English five letters
  if (han > 0 && han * 2.5 >= latin) return "zh";
  const language = languageFor(text);
  return interviewLanguages.find((one) => one === language) ?? "en";
};

/** The language whose words are told apart by spaces, and have stems. */
export const spacedLanguageOf = (language: InterviewLanguage): Language | undefined =>
  language === "zh" || language === "ja" ? undefined : language;
