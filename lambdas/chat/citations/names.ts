import { isWeekday, monthOf } from "#platform/dates/calendar-names.ts";
import type { Languages } from "#platform/quantities/quantities-in.ts";
import { unitNamesIn } from "#platform/quantities/unit-names.ts";
import { functionWords, type Language } from "#platform/search/analysis/function-words.ts";
import { stem } from "#platform/search/analysis/stemming.ts";
import { keywordsOf, plainWord } from "../language/words.ts";
import { type PassageWords, strengthIn } from "./passage-words.ts";
import type { WrittenIn } from "./same-language.ts";

interface Claim {
  text: string;
  writtenIn: WrittenIn;
  /** The languages that it may be in. */
  languages: Languages;
}

/**
 * Whether names of the claim are in another passage, but not in this one. Other scripts spell a name their own way, and
 * German capitalises every noun.
 */
export const namesElsewhere = (
  { text, writtenIn: { language } }: Claim,
  passage: PassageWords,
  all: PassageWords[],
): boolean => {
  if (language === "de" || passage.writtenIn.script !== "Latin") return false;
  const names = namesIn(text).map(plainWord);
  return heldBy(passage, names) === 0 && all.some((other) => heldBy(other, names) > 0);
};

const nameInside = /(?<=[\p{L},;] )\p{Lu}[\p{L}'-]{2,}/gu;
const possessor = /^\p{Lu}[\p{L}-]{1,20}(?=['’]s\s)/u;

/** Whether the claim names somebody that the passage does not, beside figures that are the passage's. */
export const lacksNames = ({ text, languages }: Claim, passage: PassageWords): boolean =>
  !languages.includes("de") &&
  passage.writtenIn.script === "Latin" &&
  [
    ...namesIn(text),
    ...(possessor.exec(text) ?? []),
    ...subjectsIn(text, [...languages, passage.writtenIn.language], passage),
  ].some(
    (name) =>
      !/^\p{Lu}{2,4}$/u.test(name) && !isOfCalendar(name) && strengthIn(passage, plainWord(name)) === 0,
  );

/** The first word, if the passage says the next one of somebody: "Ann earns" beside "Bob, earning". Vietnamese words are syllables. */
const subjectsIn = (text: string, languages: Languages, { words }: PassageWords): string[] => {
  const [, subject = "", verb = ""] = /^(\p{Lu}[\p{L}-]{1,20}) (\p{Ll}{2,20}) /u.exec(text) ?? [];
  const language = languages.find(isStemmed);
  if (preposition.test(verb) || language === "vi") return [];
  if (!keywordsOf(verb, language)[0] || !keywordsOf(subject, language)[0]) return [];
  const said = stem(verb, language);
  return [...words].some((word) => stem(word, language) === said) ? [subject] : [];
};

const preposition = /^(?:after|before|between|until|within|under|over|per|from|since|during|above|below)$/;

const isStemmed = (language: string | undefined): language is Language =>
  language !== undefined && language in functionWords;

const namesIn = (text: string): string[] =>
  [...text.matchAll(nameInside)].flatMap(([name]) => (isUnit(name) ? [] : name));

const isOfCalendar = (name: string): boolean => monthOf(name) !== undefined || isWeekday(name);

const isUnit = (name: string): boolean => unitNamesIn([]).units.has(name.toLowerCase());

const heldBy = (passage: PassageWords, names: string[]): number =>
  names.filter((name) => strengthIn(passage, name) > 0).length;
