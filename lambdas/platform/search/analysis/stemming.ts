import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as bulgarian } from "@orama/stemmers/bulgarian";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as hindi } from "@orama/stemmers/indian";
import { stemmer as indonesian } from "@orama/stemmers/indonesian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";
import { foldDiacritics } from "./fold.ts";
import type { Language } from "./function-words.ts";
import { regularForm } from "./irregular.ts";

/** Stemmers by language; words of other languages stay as they are. The bundle loads each when it is first called. */
const stemmers: Partial<Record<Language, (word: string) => string>> = {
  ar: (word) => arabic(word),
  bg: (word) => bulgarian(mutable(word)),
  da: (word) => danish(word),
  de: (word) => german(word),
  el: (word) => greek(word),
  en: (word) => english(regularForm(word)),
  es: (word) => spanish(word),
  fi: (word) => finnish(word),
  fr: (word) => french(word),
  hi: (word) => hindi(word),
  hu: (word) => hungarian(word),
  id: (word) => indonesian(word),
  it: (word) => italian(word),
  nl: (word) => dutch(word),
  no: (word) => norwegian(word),
  pt: (word) => portuguese(word),
  ro: (word) => romanian(word),
  ru: (word) => russian(word),
  sv: (word) => swedish(word),
  tr: (word) => turkish(word),
  uk: (word) => ukrainian(word),
};

/** The Bulgarian stemmer assigns to single letters, which strings refuse: an array that is cut like a string takes them. */
const mutable = (word: string): string => {
  const letters = word.split("");
  const substring = (from: number, to: number) => letters.slice(from, to).join("");
  return Object.assign(letters, { substring }) as unknown as string;
};

/** The stem that the forms of a lower-case word share, without diacritics and never empty. It need not be a word. */
export const stem = (word: string, language: Language | undefined): string => {
  const known = stemsOf(language);
  const found = known.get(word) ?? computeStem(word, language);
  if (known.size >= maxStems) known.clear();
  known.set(word, found);
  return found;
};

const computeStem = (word: string, language: Language | undefined): string => {
  const stemmer = language && stemmers[language];
  const isWord = word.length >= shortest && !/\p{N}/u.test(word);
  const stemmed = stemmer && isWord ? stemOrWord(stemmer, word) : word;
  return foldDiacritics(stemmed.length < 2 ? word : stemmed) || word;
};

/** A stemmer that throws costs the stem, not the document or the question. */
const stemOrWord = (stemmer: (word: string) => string, word: string): string => {
  try {
    return stemmer(word);
  } catch {
    return word;
  }
};

const shortest = 3;
/** Texts repeat their words, and stemming costs more than a look-up. */
const maxStems = 20_000;
const stems = new Map<Language | undefined, Map<string, string>>();

const stemsOf = (language: Language | undefined): Map<string, string> => {
  const known = stems.get(language) ?? new Map<string, string>();
  stems.set(language, known);
  return known;
};
