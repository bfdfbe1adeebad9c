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

export const tokenise = (text: string): string[] => {
  const tokens: string[] = [];
  const folded = fold(text);
  if (isAscii(folded)) {
    for (const word of folded.match(asciiRun) ?? []) addWord(tokens, word);
    return tokens;
  }
  for (const { 0: word, groups } of folded.matchAll(run)) {
    if (groups?.pairs) addPairs(tokens, word);
    else if (groups?.words) addSegments(tokens, word);
    else addWord(tokens, word);
  }
  return tokens;
};

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Latin, Greek, Cyrillic, Hebrew and Arabic marks go; those that are letters elsewhere (Thai, Devanagari) stay. */
const marks =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;

const fold = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase();
  const bare = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-");
  return bare.normalize("NFD").replace(marks, "").normalize("NFC").replace(/ß/g, "ss");
};

const addWord = (tokens: string[], word: string): void => {
  if (!/[^a-z]/.test(word)) tokens.push(stem(word));
  else if (/\p{N}/u.test(word)) addCode(tokens, word);
  else if (/[._\-/:@,']/.test(word)) addCompound(tokens, word);
  else tokens.push(stem(word));
};

/** "iso-9001" is found as iso9001, iso and 9001; "1,200.50" is one number. */
const addCode = (tokens: string[], word: string): void => {
  if (/^\d+(?:[.,]\d+)*$/.test(word)) {
    tokens.push(word.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(/\.0+$/, ""));
    return;
  }
  const parts = word.split(/[._\-/:@,']/).filter(Boolean);
  if (parts.length > 1) tokens.push(parts.join(""));
  for (const part of parts) tokens.push(/\p{N}/u.test(part) ? part : stem(part));
};

/** "e-mail" is also found as email; "company's" is company; "don't" is one word. */
const addCompound = (tokens: string[], word: string): void => {
  const whole = word
    .replace(/'s?$/, "")
    .replace(/'s(?=[^\p{L}])/gu, "")
    .replaceAll("'", "");
  const parts = whole.split(/[._\-/:@,]/).filter(Boolean);
  if (parts.length > 1 && parts[0]!.length <= 3) tokens.push(stem(parts.join("")));
  for (const part of parts) tokens.push(stem(part));
};

const addPairs = (tokens: string[], word: string): void => {
  const letters = [...word];
  if (letters.length === 1) tokens.push(word);
  for (let at = 0; at + 1 < letters.length; at++) tokens.push(letters[at]! + letters[at + 1]!);
};

let segmenter: Intl.Segmenter | undefined;

const addSegments = (tokens: string[], word: string): void => {
  segmenter ??= new Intl.Segmenter("th", { granularity: "word" });
  for (const { segment } of segmenter.segment(word)) tokens.push(segment);
};
