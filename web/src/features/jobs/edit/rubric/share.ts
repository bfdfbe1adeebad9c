import type { WrittenCriterion } from "#shared/jobs/shapes.ts";

/** The weight that counts: a note is read by people and not scored. */
export const weightOf = ({ kind, weight }: Pick<WrittenCriterion, "kind" | "weight">): number =>
  kind === "note" ? 0 : weight;

export const allWeights = (criteria: WrittenCriterion[]): number =>
  criteria.reduce((sum, criterion) => sum + weightOf(criterion), 0);

/** "25%"; a dash for a note. */
export const shareOf = (criterion: WrittenCriterion, criteria: WrittenCriterion[]): string => {
  const all = allWeights(criteria);
  return weightOf(criterion) === 0 || all === 0 ? "–" : `${Math.round((weightOf(criterion) / all) * 100)}%`;
};
