import { quotableText } from "#platform/models/builtin/furniture/quotable.ts";
import { findAnswers } from "#platform/models/builtin/question-type/answers.ts";
import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { yesNoQuestion } from "#platform/models/builtin/question-type/yes-no-questions.ts";
import { sentencesOf } from "#platform/models/builtin/segments/sentences.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchPassage, matchSentence } from "#platform/search/analysis/match/match.ts";
import { weighTerms } from "#platform/search/analysis/match/weights.ts";
import type { Passage } from "#platform/search/port.ts";
import type { FoundPassage } from "./rank.ts";

/** From this share of the words on that no passage has, a question asks for something else. */
const mostAbsent = 0.45;
/** Longer questions say a thing in more than one word, and may be answered without the rarest. */
const mostTerms = 3;

/** "Do you ship to Norway?", "Is there a garage?": the beginnings of questions whether something is there or done. */
const whether =
  /^(?:do|does|did|is|are|was|were|have|has|will|would|gibt es|habt|haben|hast|ist|sind|macht|liefert|avez|est-ce|y a-t-il|il y a|êtes|hay|tienen|tenéis|tiene|está|hacen|avete|c'è|ci sono|fate|há|têm|vocês|tem|is er|zijn er|hebben|hebt|czy)(?![\p{L}\p{M}])|(?:var|yok) m[ıi]|m[ıiuü](?:sınız|siniz|yor)?\s*\?$|^هل(?!\p{L})|[吗嗎]\s*[?？]?$|(?:ます|です)か/iu;

/** Above this probability a passage may tell of a year without naming it. */
const sure = 0.5;

type Found = Pick<FoundPassage, "passage" | "similarity">;

/**
 * Whether passages that share words with a question cannot answer it: they have no number or address of the kind that it
 * asks for, or it asks whether something is so that they do not name.
 */
export const denies = (question: string, found: Found[]): boolean => {
  const passages = found.map(({ passage }) => ({ ...passage, text: quotableText(passage, question) }));
  const similarity = Math.max(0, ...found.map((one) => one.similarity));
  const type = questionTypeOf(question);
  const bare = withoutTypeWords(question);
  if ((type === "phone" || type === "email") && !hasForm(type, question, passages)) return true;
  if (similarity < sure && yearsIn(question).some((year) => !passages.some((one) => says(one, year))))
    return true;
  const isPlain = analyseForMatch(bare).terms.length <= mostTerms;
  if (!isPlain) return false;
  if (type === "price" && !hasForm(type, question, passages) && !hasAmountOf(bare, question, passages))
    return true;
  const isAbout =
    type === "price" ||
    type === "role" ||
    whether.test(question.trim()) ||
    yesNoQuestion(question) !== undefined;
  return isAbout && !lacksVerbOnly(question, bare, passages) && absentShare(bare, passages) >= mostAbsent;
};

const says = ({ text, titlePath }: Passage, year: string): boolean =>
  [...titlePath, text].join("\n").includes(year);

const yearsIn = (question: string): string[] =>
  question.match(/(?<![\p{N}.,-])(?:1[5-9]|20)\d\d(?![\p{N}.,-]\p{N}|\p{N})/gu) ?? [];

const hasForm = (type: QuestionType, question: string, passages: Passage[]): boolean =>
  passages.some(({ text }) => findAnswers(type, text, question).length > 0);

/** Verbs that say little beside their object: "Do I have to write a report?" */
const lightVerb =
  /^(?:do|does|can|may|must|should|will) (?:i|we|you|one|they|people)(?: have to| need to)? (?:write|make|do|hand in|give|send|bring|fill in|submit|provide|take|get|use|offer) /i;

/** Whether passages have every word of an English question but such a verb. */
const lacksVerbOnly = (question: string, bare: string, passages: Passage[]): boolean => {
  if (!lightVerb.test(question.trim())) return false;
  const others = analyseForMatch(bare)
    .terms.slice(1)
    .map(({ token }) => token);
  return others.length > 0 && absentShare(others.join(" "), passages) === 0;
};

/** Whether a sentence or a row has a number and a word of the question: a price may have no currency. */
const hasAmountOf = (bare: string, question: string, passages: Passage[]): boolean => {
  const asked = analyseForMatch(bare);
  return passages.some(({ text }) =>
    text
      .split("\n")
      .flatMap(sentencesOf)
      .some(
        (sentence) =>
          findAnswers("amount", sentence, question).length > 0 &&
          matchSentence(asked, sentence).hits.length > 0,
      ),
  );
};

/** The share of the question's terms that no passage has, by weight. */
const absentShare = (question: string, passages: Passage[]): number => {
  const asked = analyseForMatch(question);
  const matches = passages.map((passage) => matchPassage(asked, passage));
  const weights = weighTerms(asked, matches);
  // Whether 12 may be borrowed is told by a text about 10.
  const isAbsent = (term: number) =>
    !/\p{N}/u.test(asked.terms[term]!.token) && matches.every(({ counts }) => !counts[term]);
  const absent = weights.map((weight, term) => (isAbsent(term) ? weight : 0));
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  return sum(absent) / (sum(weights) || 1);
};
