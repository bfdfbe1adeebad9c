import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { stem } from "#platform/search/analysis/stemming.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import { columns, table } from "./table.ts";

/** ISO 639-1. */
export type TableLanguage = (typeof columns)[number];

export const isTableLanguage = (language: string | undefined): language is TableLanguage =>
  columns.some((column) => column === language);

/** The words of each meaning in a language, by the position of the meaning. */
const wordsIn = (language: TableLanguage): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => (line.split(" | ")[columns.indexOf(language)] ?? "").split(","));

/** Languages without spaces are read by what a text has in it, not by words. */
const isUnspaced = (language: TableLanguage): language is "zh" | "ja" =>
  language === "zh" || language === "ja";

const stemmed = (word: string, language: TableLanguage): string =>
  wordsOf(word)
    .map((one) => foldDiacritics(isUnspaced(language) ? one : stem(one, language)))
    .join(" ");

interface Meanings {
  /** Words as they are written, by meaning. */
  words: string[][];
  /** Positions of meanings by stems; the stems of a phrase are joined by spaces. */
  ofStems: Map<string, number[]>;
  /** The same by words as they are written: German "Bücher" are no "Buchen". */
  ofWords: Map<string, number[]>;
}

const read = new Map<TableLanguage, Meanings>();

const meaningsIn = (language: TableLanguage): Meanings => {
  const known = read.get(language);
  if (known) return known;
  const words = wordsIn(language);
  const ofStems = new Map<string, number[]>();
  const ofWords = new Map<string, number[]>();
  for (const [meaning, all] of words.entries())
    for (const word of all) ofWords.set(word, [...(ofWords.get(word) ?? []), meaning]);
  for (const [meaning, all] of words.entries())
    for (const stems of new Set(all.map((word) => stemmed(word, language))))
      ofStems.set(stems, [...(ofStems.get(stems) ?? []), meaning]);
  const made = { words, ofStems, ofWords };
  read.set(language, made);
  return made;
};

/** The stems of other words of a language that mean the same as one of its stems; phrases are left out. */
export const sameMeaning = (token: string, language: TableLanguage): string[] => {
  if (isUnspaced(language)) return [];
  const { words, ofStems } = meaningsIn(language);
  const own = foldDiacritics(token);
  const all = (ofStems.get(own) ?? []).flatMap((meaning) => words[meaning] ?? []);
  const stems = new Set(all.map((word) => stemmed(word, language)));
  return [...stems].filter((one) => one !== own && !one.includes(" "));
};

/** A part of a question: a meaning of the table, or a word that the table does not have. */
export type Part = { meanings: number[] } | { word: string };

const longestPhrase = 3;

/** The parts of a question in reading order, by the words of a language. */
export const partsOf = (question: string, language: TableLanguage): Part[] =>
  isUnspaced(language) ? unspacedParts(question, language) : spacedParts(question, language);

const spacedParts = (question: string, language: TableLanguage): Part[] => {
  const { ofStems, ofWords } = meaningsIn(language);
  const words = wordsOf(question);
  const stems = words.map((word) => stemmed(word, language));
  const parts: Part[] = [];
  const meaningsAt = (at: number, count: number) =>
    ofWords.get(words.slice(at, at + count).join(" ")) ?? ofStems.get(stems.slice(at, at + count).join(" "));
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: longestPhrase }, (_, less) => longestPhrase - less);
    const length = lengths.find((count) => at + count <= words.length && meaningsAt(at, count));
    const meanings = length && meaningsAt(at, length);
    parts.push(meanings ? { meanings } : { word: words[at] ?? "" });
    at += length ?? 1;
  }
  return parts;
};

const unspacedParts = (question: string, language: "zh" | "ja"): Part[] => {
  const { words } = meaningsIn(language);
  const parts: Part[] = [];
  let rest = question;
  for (const [meaning, all] of words.entries())
    for (const word of all.toSorted((one, other) => other.length - one.length))
      if (rest.includes(word)) {
        parts.push({ meanings: [meaning] });
        rest = rest.replaceAll(word, " ");
      }
  return [
    ...parts,
    ...(rest.match(/[\p{sc=Han}\p{sc=Katakana}]+|[\p{sc=Latin}\p{N}]+/gu) ?? []).map((word) => ({ word })),
  ];
};

/** The words of meanings in a language. */
export const wordsFor = (meanings: number[], language: TableLanguage): string[] => {
  const { words } = meaningsIn(language);
  return meanings.flatMap((meaning) => words[meaning] ?? []);
};
