import type { Criterion, WrittenCriterion } from "#shared/jobs/shapes.ts";

/** Whether saving these criteria makes a new version. Their order is none, as on the server. */
export const isRubricChanged = (saved: Criterion[], present: WrittenCriterion[]): boolean =>
  saved.length !== present.length ||
  present.some((one) => {
    const former = saved.find(({ id }) => id === one.id);
    return !former || former.text !== one.text || former.kind !== one.kind || former.weight !== one.weight;
  });
