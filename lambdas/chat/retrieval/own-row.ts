import { findAnswers } from "#platform/models/builtin/question-type/answers.ts";
import { type QuestionType, questionTypeOf } from "#platform/models/builtin/question-type/question-type.ts";
import type { Segment } from "#platform/models/builtin/segments/segment.ts";
import { askedKeys, keysIn } from "#platform/questions/contradiction/keys.ts";
import { isKeyWord } from "#platform/questions/contradiction/quantity.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";

/** Answers of these types are known by their form, in every language. */
const told: (QuestionType | undefined)[] = ["price", "time", "duration", "phone", "email"];

/**
 * Whether one of the rows is the very one that a question names by its number or code, and has what it asks for, although
 * the table is of another language. Never if the question has more content than what it asks and of which number.
 */
export const isAnsweredByOwnRow = (question: string, rows: Pick<Segment, "source" | "cells">[]): boolean => {
  const type = questionTypeOf(question);
  const [key, ...others] = askedKeys(question);
  if (!key || others.length > 0 || !type || !told.includes(type)) return false;
  const words = (question.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter(isKeyWord);
  const names = new Set(analyseForMatch(words.join(" ")).terms.map(({ token }) => token));
  const content = analyseForMatch(question).terms.filter(
    ({ token }) => !/\p{N}/u.test(token) && !names.has(token),
  );
  if (content.length > 1) return false;
  return rows.some(({ cells = [] }) => {
    const at = cells.findIndex(({ value }) => isAlone(value, key.value));
    const rest = cells.filter((_, other) => other !== at);
    return at >= 0 && findAnswers(type, rest.map(({ value }) => value).join("; "), question).length > 0;
  });
};

const isAlone = (cell: string, value: string): boolean => {
  const keys = keysIn(cell);
  return keys.length === 1 && keys[0]?.value === value && !/\s\p{L}{2}/u.test(cell);
};
