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
  /** The reader has left the question that was shown first. */
  hasMoved: boolean;
  go: (index: number) => void;
  /** Goes on from the question at this place, unless the reader has left it already. */
  next: (from: number) => void;
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
  const [hasMoved, setMoved] = useState(false);
  const go = (to: (index: number) => number) => {
    setMoved(true);
    setIndex((now) => (questions[to(now)] ? to(now) : now));
  };
  return {
    questions,
    current: questions[index],
    isLast: index === questions.length - 1,
    parts: interview.sections.map(({ questions: own }) => ({
      total: own.length,
      answered: own.filter(({ id }) => hasAnswer(id)).length,
    })),
    isAnswered: hasAnswer,
    hasMoved,
    go: (index) => go(() => index),
    next: (from) => go((now) => (now === from ? now + 1 : now)),
  };
};
