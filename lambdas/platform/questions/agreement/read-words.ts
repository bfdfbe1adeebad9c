import { fold, foldDiacritics } from "#platform/search/analysis/fold.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import type { AgreementLanguage } from "./concepts.ts";
import { accented, framePhrases } from "./frame.ts";
import { type AnswerKind, kindIn } from "./kinds.ts";
import { stemOf } from "./spelling.ts";

/** The words of a question in reading order, without those that tell its kind. */
export const readWords = (
  question: string,
  language: AgreementLanguage,
): { kind: AnswerKind; words: string[] } => {
  const folded = foldDiacritics(replaceAll(fold(question), language === "fr" ? accented : []));
  const plain = replaceAll(folded, framePhrases[language]);
  const { kind, rest } = kindIn(plain, language);
  return { kind, words: separated(wordsOf(parted(rest)), language) };
};

const replaceAll = (text: string, phrases: [RegExp, string][]): string =>
  phrases.reduce((left, [phrase, replacement]) => left.replace(phrase, replacement), text);

/** Elisions and compounds become words; "e-bike" and "t-shirt" become one. */
const parted = (text: string): string =>
  text
    .replace(/n't\b/g, " not")
    .replace(/\b(?:\p{L}{1,2}|(\p{L}{3,6}))'(?=\p{L}{2})/gu, "$1 ")
    .replace(/\b(\p{L}{1,2})-(?=\p{L})/gu, "$1")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ");

const separable = new Set(
  "ab an auf aus bei ein fest her hin los mit nach statt um vor weg weiter zu zuruck".split(" "),
);

/** A German prefix at the end belongs to the verb in front. */
const separated = (words: string[], language: AgreementLanguage): string[] => {
  const [verb, last] = [words[0], words.at(-1)];
  if (language !== "de" || !verb || !last || words.length < 2 || !separable.has(last)) return words;
  return [`${last}${verb}`, ...words.slice(1, -1)];
};

/** Joins two neighbouring words that the other question writes as one: "credit card", "creditcard". */
export const joinAs = (words: string[], others: string[], language: AgreementLanguage): string[] => {
  const known = new Set(others.map((other) => stemOf(other, language)));
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const both = `${words[at]}${words[at + 1] ?? ""}`;
    const isOne = at + 1 < words.length && known.has(stemOf(both, language));
    joined.push(isOne ? both : (words[at] ?? ""));
    if (isOne) at++;
  }
  return joined;
};
