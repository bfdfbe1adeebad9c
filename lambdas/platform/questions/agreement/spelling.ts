import { stem } from "#platform/search/analysis/stemming.ts";
import type { AgreementLanguage } from "./concepts.ts";

/** British and American spelling, and umlauts written as two letters. */
const spelled = (word: string, language: AgreementLanguage): string => {
  if (language === "de") return word.replace(/(?<![aeiouq])([aou])e(?=[^aeiou])/g, "$1");
  if (language !== "en") return word;
  return word
    .replace(/our(?=s?$|ed$|ing$)/, "or")
    .replace(/([iy])s(?=(?:e[sd]?|ing|ations?)$)/, "$1z")
    .replace(/ll(?=ed$|ing$|ation)/, "l")
    .replace(/^tyre/, "tire")
    .replace(/([bt])re(?=s?$)/, "$1er");
};

/** The stem of a word without diacritics, whichever way it is spelled. */
export const stemOf = (word: string, language: AgreementLanguage): string =>
  stem(spelled(word, language), language);
