import { partedFigures } from "./parted-figures.ts";

export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Lower case, one form of each character, plain apostrophes and hyphens. Diacritics stay: stemmers know words by them. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : partedFigures(text)
        .normalize("NFKC")
        .toLowerCase()
        .replace(/i\u0307/g, "i")
        .replace(unseen, "")
        .replace(/[\u2018\u2019\u02bc]/g, "'")
        .replace(/[\u2010-\u2015]/g, "-");

/** Latin, Greek, Cyrillic, Hebrew and Arabic marks go; those that are letters elsewhere (Thai, Devanagari) stay. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;

/** Removes diacritics; ß becomes ss. */
export const foldDiacritics = (text: string): string =>
  isAscii(text) ? text : text.normalize("NFD").replace(marks, "").normalize("NFC").replace(/ß/g, "ss");
