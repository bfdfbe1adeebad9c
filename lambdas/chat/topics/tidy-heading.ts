const longest = 48;
const mostWords = 6;

/** Numbering before a heading: "4.2", "3)", "§ 5", "IV.", "a)". */
const numbering = /^(?:§+\s?)?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|[IVXLC]{1,6}[.)]|\(?[a-z]\))\s+/u;
/** Signs of codes, files, addresses, lists, half sentences and titles that are put together. */
const foreign =
  /[\p{N}@#_/\\|<>{}[\]()"„“”«»=+*~^%§©®™•·…:;,.!?¡¿、。，：；！？؟،；（）「」『』《》【】・]|\s[-–—]|[-–—]\s/u;
const camelCase = /\p{Ll}\p{Lu}/u;

/**
 * A heading without its numbering and the colon at its end, if it has the form of a short phrase; undefined for codes,
 * file names, capitals throughout, sentences, and what is too long or too short.
 */
export const tidyHeading = (heading: string): string | undefined => {
  const line = heading.normalize("NFC").replace(/\s+/g, " ").trim();
  if (line.length > 2 * longest) return undefined;
  const text = line
    .replace(numbering, "")
    .replace(/ ?[:：]$/, "")
    .replace(/[’ʼ]/g, "'");
  if (text.length > longest || foreign.test(text) || camelCase.test(text)) return undefined;
  const words = text.split(" ");
  if (words.length > mostWords || !hasLetters(text)) return undefined;
  return isCased(text) && (!/^\p{Lu}/u.test(text) || isShouted(words)) ? undefined : text;
};

const hasLetters = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= (isCased(text) ? 4 : 2);

/** Whether the script has capitals. */
export const isCased = (text: string): boolean => /[\p{Lu}\p{Ll}]/u.test(text);

const longestAcronym = 4;

/** Capitals throughout, or in a word that is no acronym. */
const isShouted = (words: string[]): boolean => {
  const capitals = words.filter((word) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word));
  const letters = (word: string) => word.match(/\p{L}/gu)?.length ?? 0;
  return capitals.length === words.length || capitals.some((word) => letters(word) > longestAcronym);
};
