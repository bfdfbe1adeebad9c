import { useState } from "react";
import { isAnswered } from "./drafts/answer.ts";
import type { Answers } from "./drafts/use-answers.ts";
import type { StoredInterview } from "./port.ts";
import { openingIndex, type PlacedQuestion, placed } from "./questions.ts";

export interface Walk {
  questions: PlacedQuestion[];
  current: PlacedQuestion | undefined;
  isLast: boolean;
  /** Questions and answered ones of each section. */
  parts: { total: number; answered: number }[];
  isAnswered: (questionId: string) => boolean;
  go: (index: number) => void;
}

/** The way through the questions of an interview. It begins with the one that is asked for, else the first unanswered one. */
export const useWalk = (
  interview: StoredInterview,
  { answers }: Answers,
  askedFor: string | null = null,
): Walk => {
  const [questions] = useState(() => placed(interview.sections));
  const hasAnswer = (id: string) => isAnswered(answers.get(id));
  const [index, setIndex] = useState(() => {
    const asked = questions.findIndex(({ id }) => id === askedFor);
    return asked === -1 ? openingIndex(questions, hasAnswer) : asked;
  });
  return {
    questions,
    current: questions[index],
    isLast: index === questions.length - 1,
    parts: interview.sections.map(({ questions: own }) => ({
      total: own.length,
      answered: own.filter(({ id }) => hasAnswer(id)).length,
    })),
    isAnswered: hasAnswer,
    go: (next) => {
      if (next >= 0 && next < questions.length) setIndex(next);
    },
  };
};
