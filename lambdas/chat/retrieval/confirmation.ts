import { findAnswers } from "#platform/models/builtin/question-type/answers.ts";
import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { isFiller } from "#platform/questions/meanings/fillers.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchPassage } from "#platform/search/analysis/match/match.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import type { Passage } from "#platform/search/port.ts";

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

/** Questions of these types may have no other word. */
const bare: QuestionType[] = ["hours", "phone", "email"];

/**
 * Whether a passage has every word of a short question, or one of the same meaning, and what the question asks for: then
 * it answers, however unlikely the wording makes it.
 */
export const confirms = (question: string, { text, ...passage }: Passage): boolean => {
  const type = questionTypeOf(question);
  if (!type || !told.includes(type) || findAnswers(type, text, question).length === 0) return false;
  const content = contentOf(question);
  // "What is your phone number?" asks for nothing but its type.
  if (content.length === 0) return bare.includes(type);
  const asked = analyseForMatch(content.join(" "));
  if (asked.terms.length > mostTerms) return false;
  const { counts } = matchPassage(asked, { ...passage, text });
  return asked.terms.every((_, term) => counts[term]! >= least);
};

const contentOf = (question: string): string[] => {
  const language = languageFor(question);
  return wordsOf(withoutTypeWords(question)).filter((word) => !isFiller(word, language));
};

/** A part of a date or of another word is not enough. */
const least = 0.5;
