import { numbersHeld } from "#platform/numbers/numbers.ts";
import { memoize } from "#platform/search/analysis/memoize.ts";
import type { Passage } from "#platform/search/port.ts";
import { wordsOf } from "../language/words.ts";
import type { HeldFigures } from "./figures.ts";
import { type WrittenIn, writtenIn } from "./same-language.ts";
import { prefix, tokens } from "./word-forms.ts";

export interface PassageWords {
  text: string;
  /** With the name of its file and its headings. */
  whole: string;
  words: Set<string>;
  /** Prefixes of its longer words, which match other forms. */
  beginnings: Set<string>;
  numbers: Set<string>;
  writtenIn: WrittenIn;
  /** The numbers of the months that it names; read when a number is missing. */
  months?: number[];
  /** Its dates, times and amounts by the languages of their units; read for claims that have figures. */
  figures: Map<string, HeldFigures>;
}

export const readPassage = ({ text, titlePath, filename }: Passage): PassageWords =>
  passageWords([filename, ...titlePath, text].join("\u0000"));

/** The same passages answer many questions. */
const passageWords = memoize(300, (key): PassageWords => {
  const parts = key.split("\u0000");
  const text = parts.at(-1) ?? "";
  const whole = parts.join("\n");
  const words = new Set(wordsOf(whole).flatMap(tokens));
  const beginnings = new Set([...words].flatMap((word) => prefix(word) ?? []));
  const language = writtenIn(text.slice(0, 1500));
  return {
    text,
    whole,
    words,
    beginnings,
    numbers: numbersHeld(whole),
    writtenIn: language,
    figures: new Map(),
  };
});

const otherForm = 0.8;

/** How surely a passage has a word: 1, or less for another form of it, or 0. */
export const strengthIn = ({ words, beginnings }: PassageWords, word: string): number => {
  if (words.has(word)) return 1;
  const beginning = prefix(word);
  return beginning && beginnings.has(beginning) ? otherForm : 0;
};
