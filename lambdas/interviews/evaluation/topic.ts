import { type Language, languageFor } from "#platform/search/analysis/languages.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { type About, openAbout } from "./about.ts";
import type { Source } from "./engine.ts";
import type { Answered, Evidence } from "./evidence.ts";
import { leisureIn } from "./leisure-words.ts";
import { isOfWork } from "./work-words.ts";

/** An interview is off its subject if so large a share of its answers tells of private life only. */
const privateShare = 0.4;

export interface Topic {
  /** The posting's. */
  language: Language | undefined;
  /** How much of what the posting asks for sentences have. */
  aboutPosting: About;
  /** Whether the answers as a whole are about the posting's work; otherwise nothing in them is evidence. */
  isInterviewOnTopic: boolean;
  /** Whether a sentence tells of private life and of nothing else. */
  isPrivate: (one: Evidence) => boolean;
}

/**
 * Words that questions and answers share by the way people talk are no subject, and work can be told in words that the
 * posting has not. So what is told of private life is recognised, and everything else has the benefit of the doubt.
 */
export const topicOf = (answered: Answered[], rubric: Criterion[], source: Source): Topic => {
  const { title, description, requirements } = source;
  const language = languageFor(`${description}\n${requirements}`);
  const criteria = rubric.map(({ text }) => text).join("\n");
  const questions = answered.map(({ answer }) => answer.question).join("\n");
  const ownWords = new Set(leisureIn([title, description, requirements, criteria].join("\n"), language));
  const isPrivate = ({ text, words }: Evidence): boolean =>
    leisureIn(text, words.language).some((word) => !ownWords.has(word)) && !isOfWork(text, words.language);
  const told = answered
    .map(({ evidence }) => evidence.filter(({ form }) => !form.isIdle))
    .filter(({ length }) => length > 0);
  const isWork = (evidence: Evidence[]) => evidence.some(({ text, words }) => isOfWork(text, words.language));
  const personal = told.filter(
    (evidence) => evidence.filter(isPrivate).length * 2 >= evidence.length && !isWork(evidence),
  );
  const about = openAbout([criteria, questions].join("\n"), language);
  const isNamed = about.shared(told.flat().map(({ words }) => words)) > 0;
  return {
    language,
    aboutPosting: openAbout([title, requirements, criteria].join("\n"), language),
    isInterviewOnTopic:
      told.length > 0 &&
      (isWork(told.flat()) || isNamed || personal.length === 0) &&
      personal.length < told.length * privateShare,
    isPrivate,
  };
};
