import { isAscii, plainWord } from "../language/words.ts";

/** A word as it is compared; of scripts without spaces each pair of letters, for words are cut there by guess. */
export const tokens = (word: string): string[] => {
  if (isAscii(word)) return [plainWord(word)];
  const plain = withoutArticle(plainWord(word));
  const letters = [...plain];
  if (!isUnspaced.test(plain) || letters.length < 3) return [plain];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** By which other forms of a longer word are known; Arabic words are shorter, for short vowels are not written. */
export const prefix = (word: string): string | undefined =>
  word.length >= beginningLetters(word) && !/\p{N}/u.test(word)
    ? word.slice(0, beginningLetters(word))
    : undefined;

/** Arabic writes article, "and" and prepositions onto the word, and some letters in several ways. */
const withoutArticle = (word: string): string =>
  isArabic.test(word)
    ? word
        .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u0640]/g, "")
        .replace(/[أإآٱ]/g, "ا")
        .replace(/ى$/, "ي")
        .replace(/ة$/, "ه")
        .replace(/^(?:[وفبكل]?ال|لل|[وفبل](?=.{4}))(?=.{2})/, "")
    : word;

const beginningLetters = (word: string): number => (isArabic.test(word) ? 4 : 5);

const isArabic = /\p{sc=Arabic}/u;
const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
