import { datesIn } from "#platform/dates/dates-in.ts";
import type { TableCell } from "#platform/models/builtin/segments/segment.ts";
import { codesIn } from "#platform/numbers/codes.ts";
import { inFigures } from "#platform/numbers/figures.ts";
import { canonicalOf } from "#platform/numbers/numbers.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { languageFor, languageOf } from "#platform/search/analysis/languages.ts";
import { memoize } from "#platform/search/analysis/memoize.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { Part, Stance } from "./part.ts";
import { isKeyWord, isQuantity, stemOf } from "./quantity.ts";

/** A number that names a thing: an article's, a room's, a model's. */
export interface Key {
  value: string;
  /** Letters with a sign for each number, "#" for a number alone. */
  shape: string;
  /** The word before the number: "room" of "room 12". */
  noun?: string;
  /** The word behind it, as it is written; the same one behind another number tells a quantity: "borrow 12 items". */
  unit?: string;
  /** Offsets of a number that counts or measures and so names nothing. */
  quantity?: { start: number; end: number };
}

const numbered =
  /(?<![\p{L}\p{N}])(?:(?<noun>\p{L}[\p{L}\p{M}'’-]{0,24})[.:]?\s{0,2}(?:(?:no|nr|num|number|nummer|núm|numéro|número|numero|n[º°o])\.?:?\s{0,2}|#|№\s?)?)?#?(?<![\p{N}.,:/-])(?<number>\p{N}{1,3}(?:[ .'’]\p{N}{3})+(?!\p{N})|\p{N}{1,12}(?:[.,]\p{N}{1,4})?)(?!\p{N}|[:/]\p{N})(?:\s?(?<unit>[\p{L}\p{M}%€$£°]{1,20}))?/giu;

/** The codes of a text, and its numbers with the words beside them, without its dates. */
export const keysIn = (text: string): Key[] => (/\p{N}/u.test(text) ? findKeys(text) : []);

/** Rows and sentences are read for many questions. */
const maxTexts = 2000;

const findKeys = memoize(maxTexts, (text): Key[] => {
  const plain = blank(inFigures(text), datesIn(text));
  const codes = codesIn(plain).filter(({ shape }) => shape !== "#");
  const language = languageFor(text);
  const isWord = (word: string | undefined) =>
    word && !isStopWord(foldDiacritics(word.toLowerCase()), language) ? word : undefined;
  const numbers = [...blank(plain, codes).matchAll(numbered)].map(({ 0: all, index, groups = {} }): Key => {
    const { noun, number = "", unit } = groups;
    const word = nounBehind(unit) ?? isWord(noun);
    // The word before a year is mostly that for a year: Vietnamese "năm 2015"
    const name = word && (isKeyWord(word) || !isYear(number)) ? word : undefined;
    const counted = isWord(unit);
    const start = index + all.indexOf(number, noun?.length ?? 0);
    return {
      value: canonicalOf(number),
      shape: "#",
      ...(name && { noun: stemOf(name) }),
      ...(unit && { unit: unit.toLowerCase() }),
      ...(isQuantity({ number, noun: name, unit: counted }, languageOf(text)) && {
        quantity: { start, end: start + number.length },
      }),
    };
  });
  return [...codes.map(({ value, shape }) => ({ value, shape })), ...numbers];
});

const isYear = (number: string): boolean => /^(?:1[5-9]|20)\p{N}{2}$/u.test(number);

/** "Room" of Chinese "room no. 12", whose number comes first. */
const nounBehind = (unit = ""): string | undefined => /^[号號](\p{sc=Han}{2})/u.exec(unit)?.[1];

const blank = (text: string, spans: { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${";".repeat(end - start)}${rest.slice(end)}`,
    text,
  );

/** Fewer digits may be a quantity. */
const leastDigits = 3;

/** The keys of a question: codes, and numbers that a word before them or their length makes a name. */
export const askedKeys = (question: string): Key[] =>
  keysIn(question).filter(
    ({ shape, noun, value, quantity }) => !quantity && (shape !== "#" || noun || value.length >= leastDigits),
  );

/** The quantities of a question. */
export const askedQuantities = (question: string): Key[] =>
  keysIn(question).filter(({ quantity }) => quantity);

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
    const isOpen = missing.length === asked.length;
    if (!missing.some((key) => mayHaveOther(part, key))) return isOpen ? "open" : "holds";
    const others = [...keysIn(part.source), ...(part.cells ?? []).flatMap((cell, at) => keyOf(cell, at))];
    const hasOther = (key: Key) => others.some((other) => isInstead(other, key));
    return missing.some(hasOther) ? "contradicts" : isOpen ? "open" : "holds";
  });
};

/** A cheap look before the keys of a part are read. */
const mayHaveOther = ({ source, cells }: Part, { shape, noun }: Key): boolean =>
  /\p{N}/u.test(source) &&
  (cells !== undefined ||
    (shape === "#" ? noun !== undefined && foldedOf(source).includes(noun) : /\p{L}.?\p{N}/u.test(source)));

const foldedOf = (text: string): string => foldDiacritics(text.normalize("NFKC").toLowerCase());

const valuesIn = (text: string): Set<string> => {
  if (!/\p{N}/u.test(text)) return new Set();
  const figures = inFigures(text);
  const runs = [...figures.matchAll(/\p{N}+(?:[.,]\p{N}+)?/gu)].map(([run]) => canonicalOf(run));
  return new Set([...codesIn(figures).map(({ value }) => value), ...runs]);
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
