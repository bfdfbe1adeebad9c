import { goesOn } from "./abbreviations.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/** The sentences of a paragraph, lines joined; the rules are those of its script, and no abbreviation ends one. */
export const sentencesOf = (paragraph: string): string[] => {
  const text = oneLine(paragraph);
  if (isThai(text)) return thaiSentences(text);
  const sentences: string[] = [];
  let begun = "";
  for (const { segment } of segmenterFor(text).segment(text)) {
    if (begun && !goesOn(begun, segment)) {
      sentences.push(begun.trim());
      begun = "";
    }
    begun += segment;
  }
  return [...sentences, begun.trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
};

/** Whether it ends as a sentence does. */
export const isEnded = (text: string): boolean => /[.!?。！？؟।۔…;；][)"”»’'」』）\]]*$/u.test(text);

export const isThai = (text: string): boolean => /\p{sc=Thai}{3}/u.test(text);

/** Greek asks with a semicolon. */
const segmenterFor = (text: string): Intl.Segmenter => {
  const locale = /\p{sc=Greek}{3}/u.test(text) ? "el" : "en";
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "sentence" });
  segmenters.set(locale, known);
  return known;
};

const thaiLength = 40;
const mostThai = 240;
const thaiGoesOn = /^(?:\p{N}|\p{L}{1,3}$|และ|หรือ|แต่|ที่|ซึ่ง|โดย|เพื่อ|เวลา|เป็น|ถึง|จน|ใน|ของ|ๆ|น\.|บาท)/u;

/** Thai ends a sentence with a space, but sets spaces within one too, around numbers and before connectives. */
const thaiSentences = (text: string): string[] => {
  const sentences: string[] = [];
  for (const part of text.split(" ")) {
    const last = sentences.at(-1);
    if (last === undefined || isThaiEnd(last, part)) sentences.push(part);
    else sentences[sentences.length - 1] = `${last} ${part}`;
  }
  return sentences;
};

const isThaiEnd = (begun: string, next: string): boolean =>
  begun.length >= mostThai ||
  (begun.length >= thaiLength && !thaiGoesOn.test(next) && !/\p{N}$/u.test(begun));

/** Line breaks become spaces, except in scripts that have none. */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，])\s*\n\s*/gu, "")
    .replace(/\s+/g, " ")
    .trim();
