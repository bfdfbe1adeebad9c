import type { CandidateDetail, Mark } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { judgedOf } from "../evaluation/points.ts";

export interface ComparedCriterion {
  id: string;
  criterion: Criterion;
  /** The marks of both; undefined where the criterion is of another version or posting. */
  marks: (Mark | undefined)[];
}

/** The criteria of both, each once, in the order of the first one that has them. */
export const rowsOf = (pair: CandidateDetail[]): ComparedCriterion[] => {
  const both = pair.map(({ evaluations: [evaluation] }) => (evaluation ? judgedOf(evaluation) : []));
  const criteria = new Map(both.flat().map(({ criterion }) => [criterion.id, criterion]));
  return [...criteria.values()].map((criterion) => ({
    id: criterion.id,
    criterion,
    marks: both.map((judged) => judged.find((one) => one.criterion.id === criterion.id)?.mark),
  }));
};
