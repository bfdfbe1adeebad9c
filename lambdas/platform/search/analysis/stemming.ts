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

/** Those of the languages that have a good stemmer; words of the others stay as they are. Packed, each is
 * loaded when it is first called. */
const stemmers: Partial<Record<Language, (word: string) => string>> = {
  ar: (word) => arabic(word),
  bg: (word) => bulgarian(word),
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

/** Brings the forms of a lower-case word of a language together, without its diacritics. It need not be a word. */
export const stem = (word: string, language: Language | undefined): string => {
  const known = knownOf(language);
  const made = known.get(word) ?? stemAnew(word, language);
  if (known.size >= mostStems) known.clear();
  known.set(word, made);
  return made;
};

const stemAnew = (word: string, language: Language | undefined): string => {
  const stemmer = language && stemmers[language];
  const isWord = word.length >= shortest && !/\p{N}/u.test(word);
  const made = stemmer && isWord ? stemmer(word) : word;
  return foldDiacritics(made.length < 2 ? word : made);
};

const shortest = 3;
/** Texts repeat their words, and reading a word anew costs more than looking it up. */
const mostStems = 20_000;
const stems = new Map<Language | undefined, Map<string, string>>();

const knownOf = (language: Language | undefined): Map<string, string> => {
  const known = stems.get(language) ?? new Map<string, string>();
  stems.set(language, known);
  return known;
};
