import type { Evaluation, Mark } from "#shared/candidates/shapes.ts";
import { shares } from "#shared/candidates/shares.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";

/** An answer of an interview, with the criterion that its question was about. */
export interface GivenAnswer {
  question: string;
  text: string;
  criterion_id?: string | undefined;
}

/** The texts that an answer may have been copied from. */
export interface Source {
  title: string;
  description: string;
  requirements: string;
}

/** From 0 to 100 over the criteria that count; null without any evidence. */
export const scoreOf = (criteria: Criterion[], marks: Mark[]): number | null => {
  const counted = criteria.filter(({ kind }) => kind !== "note");
  let reached = 0;
  let all = 0;
  for (const { id, weight } of counted) {
    const mark = marks.find(({ criterion_id }) => criterion_id === id);
    if (!mark?.is_asked) continue;
    all += weight;
    reached += weight * shares[mark.level];
  }
  return reached === 0 ? null : Math.round((100 * reached) / all);
};

/** The share of the weights that was asked about. */
export const coverageOf = (criteria: Criterion[], marks: Mark[]): number => {
  const counted = criteria.filter(({ kind }) => kind !== "note");
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  const asked = counted
    .filter(({ id }) => marks.some((mark) => mark.criterion_id === id && mark.is_asked))
    .reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : asked / all;
};

export type Judged = Pick<
  Evaluation,
  "marks" | "score" | "coverage" | "strengths" | "weaknesses" | "summary"
>;
