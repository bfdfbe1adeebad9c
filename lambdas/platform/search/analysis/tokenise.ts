import { fold, isAscii } from "./fold.ts";
import type { Language } from "./function-words.ts";
import { stem } from "./stemming.ts";

const unspaced = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー";
const segmented = "\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const unit = "\\p{L}\\p{N}\\p{M}";

const asciiRun = /[a-z0-9]+(?:[._\-/:@,'][a-z0-9]+)*[+#]*/g;
const run = new RegExp(
  `(?<pairs>[${unspaced}]+)|(?<words>[${segmented}]+)|` +
    `(?:(?![${unspaced}${segmented}])[${unit}])+(?:[._\\-/:@,'](?:(?![${unspaced}${segmented}])[${unit}])+)*[+#]*`,
  "gu",
);

/**
 * The tokens of a text in reading order, the same for documents and questions: lower case, without diacritics, words
 * stemmed in the language, codes whole and in parts, letters and bigrams for Chinese, Japanese and Korean, dictionary
 * words for Thai and its neighbours. Tokens have no white space.
 */
export const tokenise = (text: string, language: Language | undefined): string[] =>
  wordsOf(text).map((word) => stem(word, language));

/** The words before stemming, with diacritics, at the same positions as the tokens. */
export const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  const folded = fold(text);
  if (isAscii(folded)) {
    for (const word of folded.match(asciiRun) ?? []) addWord(words, word);
    return words;
  }
  for (const { 0: word, groups } of folded.matchAll(run)) {
    if (groups?.pairs) addPairs(words, word);
    else if (groups?.words) addSegments(words, word);
    else addWord(words, word);
  }
  return words;
};

const addWord = (words: string[], word: string): void => {
  if (!/[^a-z]/.test(word)) words.push(word);
  else if (/\p{N}/u.test(word)) addCode(words, word);
  else if (/[._\-/:@,']/.test(word)) addCompound(words, word);
  else words.push(word);
};

/** "iso-9001" becomes iso9001, iso and 9001; "1,200.50" is one number. */
const addCode = (words: string[], word: string): void => {
  if (/^\d+(?:[.,]\d+)*$/.test(word)) {
    words.push(word.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(/\.0+$/, ""));
    return;
  }
  const parts = word.split(/[._\-/:@,']/).filter(Boolean);
  if (parts.length > 1) words.push(parts.join(""));
  words.push(...parts);
};

/** "e-mail" also becomes email; "company's" is company; "don't" is one word. */
const addCompound = (words: string[], word: string): void => {
  const whole = word
    .replace(/'s?$/, "")
    .replace(/'s(?=[^\p{L}])/gu, "")
    .replaceAll("'", "");
  const parts = whole.split(/[._\-/:@,]/).filter(Boolean);
  if (parts.length > 1 && parts[0]!.length <= 3) words.push(parts.join(""));
  words.push(...parts);
};

/** Bigrams, and single ideographs too, because names and numbers may have one. */
const addPairs = (words: string[], run: string): void => {
  const letters = [...run];
  for (const [at, letter] of letters.entries()) {
    if (letters.length === 1 || ideograph.test(letter)) words.push(letter);
    if (at + 1 < letters.length) words.push(letter + letters[at + 1]);
  }
};

const ideograph = /\p{sc=Han}/u;

let segmenter: Intl.Segmenter | undefined;

const addSegments = (words: string[], run: string): void => {
  segmenter ??= new Intl.Segmenter("th", { granularity: "word" });
  for (const { segment } of segmenter.segment(run)) words.push(segment);
};
