import { findAnswers } from "#platform/models/builtin/question-type/answers.ts";
import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { isFiller } from "#platform/questions/meanings/fillers.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchPassage, matchSentence } from "#platform/search/analysis/match/match.ts";
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
  "definition",
  "role",
  "address",
];

/** Questions of these types may have no other word. */
const bare: QuestionType[] = ["hours", "phone", "email", "address"];

/**
 * Whether a passage has every word of a short question, or one of the same meaning, and what the question asks for: then
 * it answers, however unlikely the wording makes it.
 */
export const confirms = (question: string, { text, ...passage }: Passage): boolean => {
  const type = questionTypeOf(question);
  const isTold = told.includes(type) && type !== "definition" && type !== "role";
  if (!isTold && isHeadedBy(question, passage.titlePath)) return true;
  if (!type || !told.includes(type) || findAnswers(type, text, question).length === 0) return false;
  const content = contentOf(question);
  // "What is your phone number?" asks for nothing but its type.
  if (content.length === 0) return bare.includes(type);
  const asked = analyseForMatch(content.join(" "));
  if (asked.terms.length > mostTerms) return false;
  const { counts } = matchPassage(asked, { ...passage, text });
  return asked.terms.every((_, term) => counts[term]! >= least);
};

/** Whether the heading of a passage has every word of a short question: "Which licence is it under?", "Licence". */
const isHeadedBy = (question: string, titlePath: string[]): boolean => {
  const heading = titlePath.at(-1) ?? "";
  const content = contentOf(question);
  if (titlePath.length < 2 || content.length === 0 || content.length > mostHeaded) return false;
  const asked = analyseForMatch(content.join(" "));
  const held = new Set(
    matchSentence(asked, heading).hits.flatMap(({ term, strength }) => (strength >= least ? [term] : [])),
  );
  return asked.terms.length > 0 && held.size === asked.terms.length;
};

const mostHeaded = 2;

const contentOf = (question: string): string[] => {
  const language = languageFor(question);
  return wordsOf(withoutTypeWords(question)).filter((word) => !isFiller(word, language));
};

/** A part of a date or of another word is not enough. */
const least = 0.5;
