import { folded } from "#lambdas/core/folded.ts";
import type { ApplicationCard, ApplicationDirectory } from "#lambdas/jobs/applications/directory.ts";
import type { StoredJob } from "#lambdas/jobs/store.ts";
import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { ApplicationStatus } from "#shared/jobs/shapes.ts";

interface Selection {
  filter: CandidateFilter;
  jobs: Pick<StoredJob, "id" | "title" | "company_name">[];
  /** The positions whose ids are wanted, end exclusive. */
  from: number;
  to: number;
}

/** The ids of a part of what a filter selects, in its order, and the number of all. */
export const select = (
  directory: ApplicationDirectory,
  { filter, jobs, from, to }: Selection,
): { ids: string[]; total: number } => {
  const found = cardsInOrder(directory, filter.order).filter(matcher(filter, jobs));
  return { ids: found.slice(from, to).map(({ id }) => id), total: found.length };
};

const matcher = (
  { search, status, jobId, blind }: CandidateFilter,
  jobs: Selection["jobs"],
): ((card: ApplicationCard) => boolean) => {
  const isIn = (card: ApplicationCard) =>
    (!status || card.status === status) && (!jobId || card.job_id === jobId);
  const wanted = folded(search.trim());
  if (!wanted) return isIn;
  const statuses = new Set(ApplicationStatus.options.filter((one) => one.includes(wanted)));
  const named = new Set(
    jobs.flatMap(({ id, title, company_name }) =>
      folded(`${title}\n${company_name}`).includes(wanted) ? [id] : [],
    ),
  );
  return (card) =>
    isIn(card) &&
    (statuses.has(card.status) || named.has(card.job_id) || (!blind && card.searched.includes(wanted)));
};

/** Newest first among those that are equal in the order. */
const cardsInOrder = (
  directory: ApplicationDirectory,
  order: CandidateFilter["order"],
): readonly ApplicationCard[] => {
  if (order === "oldest") return directory.by("created_at");
  if (order === "name") return directory.by("applicant_name");
  const newest = directory.by("created_at").toReversed();
  if (order === "newest") return newest;
  if (order === "status")
    return ApplicationStatus.options.flatMap((status) => newest.filter((card) => card.status === status));
  return [
    ...directory.by("evaluation_score").toReversed(),
    ...newest.filter(({ evaluation_score }) => evaluation_score === null),
  ];
};
