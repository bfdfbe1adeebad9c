import { foldDiacritics } from "../analysis/fold.ts";
import { languagesOfQuestion } from "../analysis/languages.ts";
import { stem } from "../analysis/stemming.ts";
import { wordsOf } from "../analysis/tokenise.ts";
import { mostTypos } from "./typos.ts";

/** A word or a quoted phrase of a query. */
export interface Clause {
  /** Sequences of words, one of which has to occur. */
  phrases: string[][];
  /** Whether the last word of each phrase is the beginning of a word. */
  isPrefix: boolean;
  /** Stems, one of which may occur instead. */
  stems: string[];
  /** A word that may occur with typos instead. */
  spelled?: string;
  /** Chatbots whose conversations all fulfil it, because their names do. */
  chatbotIds: string[];
}

/** A quoted phrase, or characters up to the next white space. */
const parts = /["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/gu;
const maxClauses = 20;
/** One letter begins too many words; a letter of Chinese, Japanese or Korean is a word. */
const isPrefixLong = (word: string): boolean => word.length > 1 || /[^\p{sc=Latin}\p{N}]/u.test(word);

/**
 * The clauses of a query: each word, in any form and with typos, and each quoted phrase as it is. The last word may be
 * the beginning of a word.
 */
export const readQuery = (text: string): Clause[] => {
  const languages = languagesOfQuestion(text);
  const stemsOf = (word: string) => [...new Set(languages.map((language) => stem(word, language)))];
  const found = [...text.matchAll(parts)].slice(0, maxClauses);
  return found.flatMap(({ 0: part, 1: quoted }, at) => {
    const words = wordsOf(quoted ?? part);
    const plain = words.map(foldDiacritics);
    const [word = "", ...rest] = plain;
    if (word === "") return [];
    const isQuoted = quoted !== undefined;
    const isPrefix = !isQuoted && at === found.length - 1 && isPrefixLong(plain.at(-1) ?? "");
    const only = rest.length === 0 && !isQuoted;
    return {
      phrases: phrasesOf(plain),
      isPrefix,
      stems: only ? stemsOf(words[0] ?? "").filter((one) => one !== word) : [],
      ...(only && mostTypos(word) > 0 && { spelled: word }),
      chatbotIds: [],
    };
  });
};

/** A code or a compound is found in one word and in parts: "iso-9001" as iso9001, and as iso 9001. */
const phrasesOf = (words: string[]): string[][] => {
  const [whole = "", ...others] = words;
  return others.length > 1 && others.join("") === whole ? [[whole], others] : [words];
};
