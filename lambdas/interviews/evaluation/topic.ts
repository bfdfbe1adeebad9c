import { type Language, languageFor } from "#platform/search/analysis/languages.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { type About, openAbout, type Worded } from "./about.ts";
import type { Source } from "./engine.ts";
import type { Form } from "./speech/form-of.ts";
import { isOfWork } from "./work-words.ts";

/** So many words of the subject are an interview about it, even if no word of working life stands in it. */
const manyWords = 7.5;
/** With a word of working life, so many are enough. */
const someWords = 1.5;
/** In an interview that ended early, which has no more answers than `fewAnswers`. */
const aWord = 0.5;
const fewAnswers = 2;

export interface Topic {
  /** The posting's. */
  language: Language | undefined;
  /** How much of what the posting asks for sentences have. */
  aboutPosting: About;
  /** Whether the answers as a whole are about the posting's work; otherwise nothing in them is evidence. */
  isInterviewOnTopic: boolean;
}

/** Words that questions and answers share by the way people talk are no subject, so a whole interview is looked at. */
export const topicOf = (
  answers: { question: string; sentences: { text: string; words: Worded; form: Form }[] }[],
  rubric: Criterion[],
  { title, description, requirements }: Source,
): Topic => {
  const language = languageFor(`${description}\n${requirements}`);
  const criteria = rubric.map(({ text }) => text).join("\n");
  const about = openAbout([criteria, ...answers.map(({ question }) => question)].join("\n"), language);
  const sentences = answers.flatMap((answer) => answer.sentences.filter(({ form }) => !form.isIdle));
  const found = about.shared(sentences.map(({ words }) => words));
  const isWork = sentences.some(({ text, words }) => isOfWork(text, words.language));
  const least = answers.length > fewAnswers ? (isWork ? someWords : manyWords) : isWork ? 0 : aWord;
  return {
    language,
    aboutPosting: openAbout([title, requirements, criteria].join("\n"), language),
    isInterviewOnTopic: found >= least,
  };
};
