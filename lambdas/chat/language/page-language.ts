import { answerLanguages } from "#shared/chatbots/answer-style.ts";
import type { SpokenLanguage } from "./spoken-language.ts";

/** Tags whose language the product calls by another one. */
const sameAs: Record<string, SpokenLanguage> = { nb: "no", nn: "no", iw: "he", in: "id" };

/** The language of a tag of BCP 47, such as a page's `lang`; undefined for one that the product does not speak. */
export const languageOfTag = (tag: string | undefined): SpokenLanguage | undefined => {
  const [primary = ""] = (tag ?? "").trim().toLowerCase().split(/[-_]/, 1);
  return sameAs[primary] ?? answerLanguages.find((language) => language === primary);
};

const longestAcronym = 4;
const longestParticle = 2;

/** Whether a question is in no language: signs, numbers, codes and "ok" alone. */
export const isWordless = (question: string): boolean => question.split(/\s+/).every(isNoWord);

const isNoWord = (piece: string): boolean => {
  const letters = piece.match(/[\p{L}\p{M}]/gu)?.join("") ?? "";
  if (/[\p{Lo}\p{M}]/u.test(letters)) return false;
  const isAcronym = letters.length <= longestAcronym && letters === letters.toUpperCase();
  return letters.length <= longestParticle || isAcronym || /\p{N}/u.test(piece);
};

/** Whether a text has one of the longer words of a question, which then is in the text's language. */
export const sharesWord = (question: string, text: string): boolean => {
  const known = new Set(longWords(text));
  return longWords(question).some((word) => known.has(word));
};

const longWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
