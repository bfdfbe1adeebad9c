import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { Name, Part, Stance } from "./part.ts";

const capitalised = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){1,4}/gu;
const nameAlone = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:,?\s\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u;
/** From this share of capitals on, a question is written in the manner of a title. */
const titleShare = 0.7;

/** The names of a question that have two words and more. */
export const askedNames = (question: string): Name[] => {
  const words = question.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length >= titleShare * words.length) return [];
  const language = languageFor(question);
  return [...question.matchAll(capitalised)].flatMap(([name]) => {
    const all = wordsOf(name);
    const first = all.findIndex((word) => !isStopWord(word, language));
    return first >= 0 && all.length - first > 1 ? [all.slice(first)] : [];
  });
};

/**
 * The stances of the parts of a passage to the names asked for: a row of Ann Borg says nothing of Ann Berg, unless no
 * document knows Ann Berg (`isKnown`), and it may be a slip of the pen.
 */
export const stanceOfNames = (asked: Name[], parts: Part[], isKnown: (name: Name) => boolean): Stance[] =>
  parts.map(({ source, cells }) => {
    if (asked.length === 0) return "open";
    const said = new Set(wordsOf(source));
    if (asked.some((name) => name.every((word) => said.has(word)))) return "holds";
    const names = (cells ?? [])
      .filter(({ value }) => nameAlone.test(value.trim()))
      .map(({ value }) => wordsOf(value));
    const isOther = (name: Name, other: Name): boolean =>
      name.some((word) => other.includes(word)) && (isKnown(name) || !isSlip(name, other));
    return asked.some((name) => names.some((other) => isOther(name, other))) ? "contradicts" : "open";
  });

export const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).map((word) => foldDiacritics(word.toLowerCase()));

const isSlip = (name: Name, other: Name): boolean => {
  const [missing = "", ...more] = name.filter((word) => !other.includes(word));
  const [instead = "", ...others] = other.filter((word) => !name.includes(word));
  return more.length === 0 && others.length === 0 && differsByOne(missing, instead);
};

/** One letter is another, is missing or is too many, or two are exchanged. */
const differsByOne = (one: string, other: string): boolean => {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
};
