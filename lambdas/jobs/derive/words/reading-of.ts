import type { InterviewLanguage } from "../../language.ts";
import { concession } from "../concession.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import type { PostingWords } from "./posting-words.ts";
import { pt } from "./pt.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

/** The meaning of a heading for the lines below it. */
export type Section = "must" | "nice" | "note" | "other";

/** Reads statements and headings of a language. */
export interface Reading {
  language: InterviewLanguage;
  isNice(statement: string): boolean;
  isEmphatic(statement: string): boolean;
  isNote(statement: string): boolean;
  isOther(statement: string): boolean;
  countsYears(statement: string): boolean;
  isToReader(statement: string): boolean;
  /** The statement without words that tell its kind alone. */
  bareOf(statement: string): string;
  /** The parts on both sides of each "and". */
  halvesOf(statement: string): [string, string][];
  /** The subject that a heading names; with `isWhole`, only if it says nothing else. */
  sectionOf(heading: string, isWhole: boolean): Section | undefined;
}

export const postingWords: Record<InterviewLanguage, PostingWords> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  tr,
  ar,
  zh,
  ja,
};

const unspaced: InterviewLanguage[] = ["zh", "ja"];
const sections: Section[] = ["nice", "note", "other", "must"];
const readings = new Map<InterviewLanguage, Reading>();

export const readingOf = (language: InterviewLanguage): Reading => {
  const known = readings.get(language);
  if (known) return known;
  const made = readerOf(language);
  readings.set(language, made);
  return made;
};

const readerOf = (language: InterviewLanguage): Reading => {
  const words = postingWords[language];
  const isSpaced = !unspaced.includes(language);
  const within = (alternatives: string) => {
    const expression = new RegExp(isSpaced ? bounded(alternatives) : `(?:${alternatives})`, "iu");
    return (text: string) => expression.test(text);
  };
  const headings = [words, ...(language === "en" ? [] : [postingWords.en])].flatMap(({ headings }) =>
    sections.map((section) => ({
      section,
      whole: new RegExp(`^(?:${lettered(headings[section])})$`, "iu"),
      part: new RegExp(isSpaced ? bounded(headings[section]) : `(?:${headings[section]})`, "iu"),
    })),
  );
  const beginning = new RegExp(
    String.raw`^(?:${lettered(words.beginnings)})${isSpaced ? String.raw`(?![\p{L}\p{N}])[,:]?\s+` : ""}`,
    "iu",
  );
  const ending = new RegExp(
    String.raw`${isSpaced ? String.raw`(?<![\p{L}\p{N}])` : ""}(?:${lettered(words.endings)})$`,
    "iu",
  );
  const and = new RegExp(isSpaced ? ` (?:${words.and})(?: |(?<=و))` : `(?:${words.and})`, "giu");
  return {
    language,
    bareOf: (statement) => bare(statement, { beginning, ending, language }),
    halvesOf: (statement) =>
      [...statement.matchAll(and)].map(({ index, 0: { length } }) => [
        statement.slice(0, index),
        statement.slice(index + length),
      ]),
    isNice: within(words.nice),
    isEmphatic: within(words.emphatic),
    isNote: within(words.note),
    isOther: within(words.other),
    countsYears: within(words.years),
    isToReader: within(words.you),
    sectionOf: (heading, isWhole) =>
      headings.find(({ whole, part }) => (isWhole ? whole : part).test(heading))?.section,
  };
};

interface Edges {
  beginning: RegExp;
  ending: RegExp;
  language: InterviewLanguage;
}

const bare = (statement: string, { beginning, ending, language }: Edges): string => {
  const conceded = statement.replace(concession, "");
  const cut = (ending.test(conceded) ? conceded : statement)
    .replaceAll(/ ?\(([^()]{1,40})\)/gu, (whole, within) => (ending.test(` ${within}`) ? "" : whole))
    .replace(ending, "")
    .replace(beginning, "")
    .replace(/(?<![\s,–-])[\s,–-]+$/u, "");
  // a statement of kind words alone stays as it is
  const kept = (cut.match(/[\p{L}\p{N}]/gu) ?? []).length < 2 ? statement : cut;
  return /^\p{Ll}\p{Lu}/u.test(kept) ? kept : kept.charAt(0).toLocaleUpperCase(language) + kept.slice(1);
};

/** Letters of all languages, which \b and \w do not know. */
const lettered = (alternatives: string): string =>
  alternatives.replaceAll(/\\w/g, String.raw`[\p{L}\p{N}]`).replaceAll("'", "['’]");

const bounded = (alternatives: string): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${lettered(alternatives)})(?![\p{L}\p{N}])`;
