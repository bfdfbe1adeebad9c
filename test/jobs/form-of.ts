import type { JobDetail } from "#shared/jobs/shapes.ts";

/** The save of a posting as it was read. */
export const formOf = ({ rubric, questions, ...job }: JobDetail) => ({
  ...job,
  criteria: rubric.criteria,
  questions: questions.map(({ id, question_text, criterion_id }) => ({
    id,
    question_text,
    ...(criterion_id && { criterion_id }),
  })),
});
