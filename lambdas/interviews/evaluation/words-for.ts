import type { Mark } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";

/** Strengths, areas for improvement and a summary, in the applicant's own words where there are any. */
export const wordsFor = (rubric: Criterion[], marks: Mark[]) => {
  const textOf = (id: string) => rubric.find((one) => one.id === id)?.text ?? "";
  const strong = marks.filter(({ level }) => level === "shown" || level === "described");
  const missing = marks.filter(({ level, is_asked }) => level === "none" && is_asked);
  return {
    strengths: strong.map(({ criterion_id, quote }) => `${textOf(criterion_id)}: “${quote?.text ?? ""}”`),
    weaknesses: missing.map(({ criterion_id }) => `${textOf(criterion_id)}: was not shown in the answers.`),
    summary: `${strong.length} of ${marks.length} criteria are described or shown in the answers.`,
  };
};
