import { numbersIn } from "#platform/numbers/numbers.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf } from "../language/words.ts";
import { declines } from "./declines.ts";

const fewestWords = 3;

const offers =
  /\b(?:let me know|feel free|happy to help|glad to help|you're welcome|hope this helps|here (?:is|are)|bei weiteren fragen|n'hésitez pas|no dude en|fammi sapere)\b/iu;

/** Removes Markdown of lists, headings and emphasis. */
export const bareSentence = (sentence: string): string =>
  sentence
    .replace(/^\s*(?:[-*•–>#|]+|\d{1,2}[.)])\s+/, "")
    .replace(/[*_`|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a sentence needs the support of a passage; questions, introductions of lists and courtesies do not. */
export const isClaim = (sentence: string): boolean => {
  if (/^\s*#/.test(sentence)) return false;
  const bare = bareSentence(sentence);
  if (/[?？؟:：]["”»)]*$/.test(bare) || declines.test(bare) || offers.test(bare)) return false;
  return numbersIn(bare).length > 0 || keywordsOf(bare, spokenLanguage(bare)).length >= fewestWords;
};
