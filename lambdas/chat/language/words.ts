import { functionWords, type Language } from "#platform/search/analysis/function-words.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { SpokenLanguage } from "./spoken-language.ts";

/** Words of follow-ups that ask for more or how much, without naming a subject. */
const empty = new Set(
  `much many long often far old soon late early big high else more too also exactly please one ones same again
  呢 吗 嗎 吧 那么 那麼 还有 還有 多久 多少钱 다 요 그럼 그리고 ล่ะ แล้ว ครับ ค่ะ`.split(/\s+/),
);

let segmenter: Intl.Segmenter | undefined;

/** The words of a text as written, without punctuation. */
export const wordsOf = (text: string): string[] => {
  if (isAscii(text)) return text.match(asciiWords) ?? [];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
};

/** The words that Intl.Segmenter (Unicode Standard Annex 29) finds in ASCII, ten times faster. */
const asciiWords = /(?:[A-Za-z]+(?:['.:](?=[A-Za-z]))?|[0-9]+(?:[,;.'](?=[0-9]))?|_+(?=[A-Za-z0-9]))+_*|__+/g;

/** The words of a text without stop words and particles. */
export const keywordsOf = (text: string, language: SpokenLanguage | undefined): string[] =>
  wordsOf(text).filter((word) => isKeyword(word, language));

const isKeyword = (word: string, language: SpokenLanguage | undefined): boolean => {
  const plain = plainWord(word);
  if (empty.has(plain) || /^[\p{sc=Hiragana}]{1,3}$/u.test(plain) || isParticle(plain)) return false;
  const stem = plain.replace(/^\p{L}['’]/u, "").replace(/['’]\p{L}{1,2}$/u, "");
  return !isStopWord(stem, spaced(language)) && !isStopWord(plain, spaced(language));
};

/** Lower case without diacritics, for comparing words. */
export const plainWord = (word: string): string =>
  isAscii(word)
    ? word.toLowerCase()
    : word
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[\u0300-\u036f]/g, "")
        .normalize("NFC");

/** A fast path: ASCII text needs no Unicode normalisation. */
export const isAscii = (text: string): boolean => ascii.test(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/** A single letter is a particle, unless it is an ideograph or a digit. */
const isParticle = (word: string): boolean => word.length === 1 && !/[\p{sc=Han}\p{N}]/u.test(word);

const spaced = (language: SpokenLanguage | undefined): Language | undefined =>
  isSpaced(language) ? language : undefined;

const isSpaced = (language: SpokenLanguage | undefined): language is Language =>
  language !== undefined && language in functionWords;
