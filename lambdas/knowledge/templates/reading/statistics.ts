import { type StoredTemplate, templateStore } from "../store.ts";

/** How the interviews of a template answered each of its present questions. */
export const statisticsOf = async ({ id }: StoredTemplate) => {
  const [sections, figures, interviews] = await Promise.all([
    templateStore.sections(id),
    templateStore.figures(id),
    templateStore.countInterviews(id),
  ]);
  const known = new Map(figures.map((one) => [one.question_id, one]));
  return {
    interviews,
    questions: sections
      .flatMap(({ questions }) => questions)
      .map((question) => {
        const { answered = 0, words = 0, last_answered_at = null } = known.get(question.id) ?? {};
        return { question_id: question.id, answered, words, last_answered_at };
      }),
  };
};
