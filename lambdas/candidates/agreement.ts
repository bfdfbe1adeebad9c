import type { ApplicationCard } from "#lambdas/jobs/applications/directory.ts";

export interface Agreement {
  /** Pairs in which the shortlisted one has the higher score; equal scores are half of one. */
  agreeing: number;
  pairs: number;
}

/**
 * How often scores and decisions agree: in each posting, every shortlisted candidate with a score is compared with every
 * rejected one. Undefined without any pair.
 */
export const agreementOf = (cards: Iterable<ApplicationCard>): Agreement | undefined => {
  const decided = Map.groupBy(
    [...cards].filter(({ evaluation_score }) => evaluation_score !== null),
    ({ job_id }) => job_id,
  );
  let agreeing = 0;
  let pairs = 0;
  for (const ofJob of decided.values()) {
    const scoresOf = (status: string) =>
      ofJob.flatMap((card) => (card.status === status ? [card.evaluation_score ?? 0] : []));
    const rejected = scoresOf("rejected").toSorted((one, other) => one - other);
    for (const score of scoresOf("shortlisted")) {
      const below = countBelow(rejected, score);
      agreeing += below + (countBelow(rejected, score + 1) - below) / 2;
      pairs += rejected.length;
    }
  }
  return pairs === 0 ? undefined : { agreeing: Math.floor(agreeing), pairs };
};

/** How many of the sorted whole numbers are less than one. */
const countBelow = (sorted: number[], limit: number): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
};
