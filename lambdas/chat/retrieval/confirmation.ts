import { findAnswers } from "#platform/models/builtin/question-type/answers.ts";
import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchPassage } from "#platform/search/analysis/match/match.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import type { Passage } from "#platform/search/port.ts";

/** Words of questions that say nothing of what is asked. */
const light =
  /\b(?:get|take|have|got|need|want|use|give|go|come|know|find|tell|please|much|many|long|also|still|usually|exactly)\b/giu;
/** Longer questions are judged by their likelihood alone. */
const mostTerms = 3;
/** Answers of these types are known by their form. */
const told: (QuestionType | undefined)[] = [
  "price",
  "time",
  "duration",
  "hours",
  "amount",
  "phone",
  "email",
  "open",
];

/**
 * Whether a passage has every word of a short question, or one of the same meaning, and what the question asks for: then
 * it answers, however unlikely the wording makes it.
 */
export const confirms = (question: string, { text, ...passage }: Passage): boolean => {
  const type = questionTypeOf(question);
  const asked = analyseForMatch(contentOf(question).join(" "));
  if (!told.includes(type) || !type || findAnswers(type, text, question).length === 0) return false;
  if (type === "phone" || type === "email") return true;
  // "What are the opening hours?" asks for nothing but its type.
  if (contentOf(question).length === 0) return type === "hours";
  if (asked.terms.length > mostTerms) return false;
  const { counts } = matchPassage(asked, { ...passage, text });
  return asked.terms.every((_, term) => counts[term]! >= least);
};

const contentOf = (question: string): string[] => {
  const language = languageFor(question);
  const words = wordsOf(withoutTypeWords(question).replace(light, " "));
  return words.filter((word) => !isStopWord(foldDiacritics(word), language));
};

/** A part of a date or of another word is not enough. */
const least = 0.5;
