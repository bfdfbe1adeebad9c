import { functionWords, type Language } from "#platform/search/analysis/function-words.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { SpokenLanguage } from "./spoken-language.ts";

/** What asks for more of the same, or how much of it, without saying of what. */
const empty = new Set(
  `much many long often far old soon late early big high else more too also exactly please one ones same again
  呢 吗 嗎 吧 那么 那麼 还有 還有 多久 多少钱 다 요 그럼 그리고 ล่ะ แล้ว ครับ ค่ะ`.split(/\s+/),
);

let segmenter: Intl.Segmenter | undefined;

/** The words of a text as they stand, without punctuation. */
export const wordsOf = (text: string): string[] => {
  if (isAscii(text)) return text.match(asciiWords) ?? [];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
};

/** What the segmenter finds in such a text (Unicode Standard Annex 29), ten times faster. */
const asciiWords = /(?:[A-Za-z]+(?:['.:](?=[A-Za-z]))?|[0-9]+(?:[,;.'](?=[0-9]))?|_+(?=[A-Za-z0-9]))+_*|__+/g;

/** Those that say what a text is about. */
export const tellingWords = (text: string, language: SpokenLanguage | undefined): string[] =>
  wordsOf(text).filter((word) => isTelling(word, language));

const isTelling = (word: string, language: SpokenLanguage | undefined): boolean => {
  const plain = plainWord(word);
  if (empty.has(plain) || /^[\p{sc=Hiragana}]{1,3}$/u.test(plain) || isParticle(plain)) return false;
  const stem = plain.replace(/^\p{L}['’]/u, "").replace(/['’]\p{L}{1,2}$/u, "");
  return !isStopWord(stem, spaced(language)) && !isStopWord(plain, spaced(language));
};

/** Lower case without diacritics, as words are compared. */
export const plainWord = (word: string): string =>
  isAscii(word)
    ? word.toLowerCase()
    : word
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[\u0300-\u036f]/g, "")
        .normalize("NFC");

/** Most words are, in most languages, and need no reading of what each letter is. */
export const isAscii = (text: string): boolean => ascii.test(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/** One letter alone says nothing, except where letters are words or digits. */
const isParticle = (word: string): boolean => word.length === 1 && !/[\p{sc=Han}\p{N}]/u.test(word);

const spaced = (language: SpokenLanguage | undefined): Language | undefined =>
  isSpaced(language) ? language : undefined;

const isSpaced = (language: SpokenLanguage | undefined): language is Language =>
  language !== undefined && language in functionWords;
