import { datesIn } from "#platform/dates/dates-in.ts";
import type { TableCell } from "#platform/models/builtin/segments/segment.ts";
import { codesIn } from "#platform/numbers/codes.ts";
import { inFigures } from "#platform/numbers/figures.ts";
import { canonicalOf } from "#platform/numbers/numbers.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { Part, Stance } from "./part.ts";

/** A number that names a thing: an article's, a room's, a model's. */
export interface Key {
  value: string;
  /** Letters with a sign for each number, "#" for a number alone. */
  shape: string;
  /** The word before the number: "room" of "room 12". */
  noun?: string;
  /** The word behind it, as it is written; the same one behind another number tells a quantity: "borrow 12 items". */
  unit?: string;
}

const numbered =
  /(?<![\p{L}\p{N}])(?:(?<noun>\p{L}[\p{L}\p{M}'’-]{0,24})[.:]?\s{0,2}(?:(?:no|nr|num|number|nummer|núm|numéro|número|numero|n[º°o])\.?:?\s{0,2}|#|№\s?)?)?#?(?<![\p{N}.,:/-])(?<number>\p{N}{1,3}(?:[ .'’]\p{N}{3})+(?!\p{N})|\p{N}{1,12}(?:[.,]\p{N}{1,4})?)(?!\p{N}|[:/]\p{N})(?:\s?(?<unit>[\p{L}%€$£°]{1,20}))?/giu;

/** The codes of a text, and its numbers with the words beside them, without its dates. */
export const keysIn = (text: string): Key[] => {
  if (!/\p{N}/u.test(text)) return [];
  const plain = blank(inFigures(text), datesIn(text));
  const codes = codesIn(plain).filter(({ shape }) => shape !== "#");
  const language = languageFor(text);
  const numbers = [...blank(plain, codes).matchAll(numbered)].map(({ groups = {} }): Key => {
    const { noun, number = "", unit } = groups;
    const isNoun = noun && !isStopWord(foldDiacritics(noun.toLowerCase()), language);
    return {
      value: canonicalOf(number),
      shape: "#",
      ...(isNoun && { noun: stemOf(noun) }),
      ...(unit && { unit: unit.toLowerCase() }),
    };
  });
  return [...codes.map(({ value, shape }) => ({ value, shape })), ...numbers];
};

const blank = (text: string, spans: { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${";".repeat(end - start)}${rest.slice(end)}`,
    text,
  );

/** Enough to know a word in another form: "rooms", "Zimmern". */
const stemLetters = 5;

const stemOf = (word: string): string =>
  foldDiacritics(word.normalize("NFKC").toLowerCase())
    .replace(/(?<=\p{L}{3})s$/u, "")
    .slice(0, stemLetters);

/** Fewer digits may be a quantity. */
const leastDigits = 3;

/** The keys of a question: codes, and numbers that a word before them or their length makes a name. */
export const askedKeys = (question: string): Key[] =>
  keysIn(question).filter(({ shape, noun, value }) => shape !== "#" || noun || value.length >= leastDigits);

/** The stances of the parts of a passage to the keys asked for. */
export const stanceOfKeys = (asked: Key[], parts: Part[], titles: string[]): Stance[] => {
  if (asked.length === 0) return parts.map(() => "open");
  const titled = valuesIn(titles.join("\n"));
  return parts.map((part) => {
    const values = valuesIn(part.source);
    const missing = asked.filter(
      (key) => !values.has(key.value) && !titled.has(key.value) && !isWithin(part.source, key),
    );
    if (missing.length === 0) return "holds";
    const others = [...keysIn(part.source), ...(part.cells ?? []).flatMap((cell, at) => keyOf(cell, at))];
    const hasOther = (key: Key) => others.some((other) => isInstead(other, key));
    return missing.some(hasOther) ? "contradicts" : missing.length < asked.length ? "holds" : "open";
  });
};

const valuesIn = (text: string): Set<string> => {
  const figures = inFigures(text);
  const runs = [...figures.matchAll(/\p{N}+(?:[.,]\p{N}+)?/gu)].map(([run]) => canonicalOf(run));
  return new Set([
    ...keysIn(text).map(({ value }) => value),
    ...codesIn(figures).map(({ value }) => value),
    ...runs,
  ]);
};

/** The key in a cell that has nothing else, with its label as the noun; that of the first cell names the row. */
const keyOf = ({ label, value }: TableCell, at: number): (Key & { isFirst?: boolean })[] => {
  const [key, ...others] = keysIn(value);
  const isAlone =
    key &&
    others.length === 0 &&
    /^(?:\p{L}{1,5}[-_/.\s]?)?\p{N}[\p{N}.,’ ]{0,12}$/u.test(inFigures(value).trim());
  if (!key || !isAlone) return [];
  const words = (label ?? "").split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return [
    ...words.map((word) => ({ value: key.value, shape: key.shape, noun: stemOf(word) })),
    ...(at === 0 ? [{ value: key.value, shape: key.shape, isFirst: true }] : []),
  ];
};

const isInstead = (other: Key & { isFirst?: boolean }, key: Key): boolean => {
  if (other.value === key.value) return false;
  if (key.shape !== "#") return other.shape === key.shape || (other.isFirst === true && other.shape !== "#");
  if (other.shape !== "#") return false;
  if (other.isFirst) return key.value.length >= leastDigits && other.value.length === key.value.length;
  return key.noun !== undefined && other.noun === key.noun && !(key.unit && other.unit === key.unit);
};

/** "Rooms 10 to 15" are about room 12. */
const isWithin = (source: string, { value, shape }: Key): boolean =>
  shape === "#" &&
  [
    ...inFigures(source).matchAll(/(\p{N}{1,9})\s?(?:[-–—]|to|bis|à|a|al|até|tot|do|до)\s?(\p{N}{1,9})/giu),
  ].some(([, from, to]) => Number(from) <= Number(value) && Number(value) <= Number(to));
