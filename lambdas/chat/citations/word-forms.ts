import { isAscii, plainWord } from "../language/words.ts";

/** The tokens of a word for comparison; bigrams in scripts without spaces, where word boundaries are uncertain. */
export const tokens = (word: string): string[] => {
  if (isAscii(word)) return [plainWord(word)];
  const plain = withoutArticle(plainWord(word));
  const letters = [...plain];
  if (!isUnspaced.test(plain) || letters.length < 3) return [plain];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** The prefix that matches other forms of a longer word; shorter in Arabic, which omits short vowels. */
export const prefix = (word: string): string | undefined =>
  word.length >= beginningLetters(word) && !/\p{N}/u.test(word)
    ? word.slice(0, beginningLetters(word))
    : undefined;

/** Arabic attaches the article, "and" and prepositions to the word, and has several forms of some letters. */
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
