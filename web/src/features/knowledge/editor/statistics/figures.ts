import type { QuestionFigures, TemplateQuestion } from "#shared/knowledge/template-shapes.ts";

/** How some questions were answered. */
export interface Figures {
  answered: number;
  /** All answers that there could be. */
  possible: number;
  /** The mean length of an answer in words; undefined without one. */
  words: number | undefined;
  /** The mean length that is hoped for; undefined if none of the questions names one. */
  hoped: number | undefined;
  lastAt: string | undefined;
}

const mean = (numbers: number[]): number | undefined =>
  numbers.length === 0
    ? undefined
    : Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

/** Adds up the figures of questions; `interviews` is how many people are asked. */
export const figuresOf = (
  questions: TemplateQuestion[],
  all: ReadonlyMap<string, QuestionFigures>,
  interviews: number,
): Figures => {
  const found = questions.flatMap(({ id }) => all.get(id) ?? []);
  const answered = found.reduce((sum, one) => sum + one.answered, 0);
  const words = found.reduce((sum, one) => sum + one.words, 0);
  const dates = found.flatMap(({ last_answered_at }) => last_answered_at ?? []).sort();
  return {
    answered,
    possible: questions.length * interviews,
    words: answered === 0 ? undefined : Math.round(words / answered),
    hoped: mean(questions.flatMap(({ expected_word_count }) => expected_word_count ?? [])),
    lastAt: dates.at(-1),
  };
};
