import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { mostFollowUps } from "#shared/jobs/rules.ts";
import type { InterviewLanguage } from "../language.ts";
import { postingWords, readingOf } from "./words/reading-of.ts";

const longest = 140;

export interface QuestionWords {
  language: InterviewLanguage;
  /** Whether the posting addresses its reader informally. */
  isInformal: boolean;
}

/**
 * Questions for examples of the applicant's own work, which show more than opinions: one for each criterion, each in words
 * of its own. Undefined in place of one that may not be asked.
 */
export const questionsAbout = (
  criteria: string[],
  { language, isInformal }: QuestionWords,
): (string | undefined)[] => {
  const words = postingWords[language];
  const { questions, yearsQuestion } = (isInformal && words.informal) || words;
  const reading = readingOf(language);
  let hasYears = false;
  return criteria.slice(0, mostFollowUps).map((criterion, at) => {
    const asksYears = !hasYears && reading.countsYears(criterion);
    hasYears ||= asksYears;
    const question = asksYears ? yearsQuestion : (questions[at] ?? questions[0]);
    const text = question.replace("{}", () => shortened(criterion));
    return groundOf(text) ? undefined : text;
  });
};

/** A criterion within quotation marks, cut at a clause if it is long. */
const shortened = (criterion: string): string => {
  const bare = criterion.replaceAll(/[“”„«»"「」]/gu, "'");
  if (bare.length <= longest) return bare;
  const piece = bare.slice(0, longest);
  const clause = Math.max(...[",", "，", "、", "،", "–", "("].map((sign) => piece.lastIndexOf(sign)));
  const end = clause > longest / 3 ? clause : piece.lastIndexOf(" ");
  return `${piece.slice(0, end > 0 ? end : longest).trim()} …`;
};
