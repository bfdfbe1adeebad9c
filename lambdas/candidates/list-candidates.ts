import type * as z from "zod";
import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { jobStore, type StoredJob } from "#lambdas/jobs/store.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { candidates } from "#shared/candidates/routes.ts";
import type { CandidateFilter, CandidateRecord } from "#shared/candidates/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { agreementOf } from "./agreement.ts";
import { maskOf } from "./mask.ts";
import { select } from "./select.ts";
import { candidateOf } from "./view.ts";

type Input = z.output<(typeof candidates)["list"]["input"]>;

/** Ids of one answer: 1.5 MB, of the 6 MB that a Lambda function may send. */
const idsAtOnce = 50_000;

/** A numbered page of the account's candidates. Those that were erased since are left out. */
export const listCandidates = async (accountId: string, { page, limit, ...filter }: Input) => {
  const { directory, jobs, ids, total } = await selected(accountId, filter, {
    from: (page - 1) * limit,
    to: page * limit,
  });
  const found = await applicationsOf(accountId, ids);
  const agreement = agreementOf(directory.cards.values());
  return {
    items: found.map((one) => candidateOf(one, jobs.get(one.job_id), filter)),
    total,
    ...(agreement && { agreement }),
  };
};

/** The ids of a filter from a position on, with the position after them if there are more. */
export const listIds = async (accountId: string, { from, ...filter }: CandidateFilter & { from: number }) => {
  const to = from + idsAtOnce;
  const { ids, total } = await selected(accountId, filter, { from, to });
  return { ids, ...(to < total && { from: to }) };
};

/**
 * Candidates with their notes in the order of their ids; those of other accounts are left out. Throws `not_found` if none is
 * left.
 */
export const someCandidates = async (
  accountId: string,
  { ids, blind }: { ids: string[]; blind: boolean },
): Promise<CandidateRecord[]> => {
  const [found, jobs] = await Promise.all([
    applicationsOf(accountId, [...new Set(ids)]),
    jobsById(accountId),
  ]);
  if (found.length === 0) throw new AppError("not_found", "Application not found.");
  return found.map((one) => ({
    ...candidateOf(one, jobs.get(one.job_id), { blind }),
    notes: blind ? maskOf(one)(one.notes) : one.notes,
  }));
};

const applicationsOf = async (accountId: string, ids: string[]): Promise<StoredApplication[]> => {
  const found = await findTogether(...ids.map((id) => applicationStore.lookup({ user_id: accountId, id })));
  return found.filter((one) => one !== undefined);
};

const jobsById = async (accountId: string): Promise<Map<string, StoredJob>> =>
  new Map((await jobStore.all(accountId)).map((job) => [job.id, job]));

/** Throws `not_found` for a posting of another account. */
const selected = async (accountId: string, filter: CandidateFilter, part: { from: number; to: number }) => {
  const [directory, jobs] = await Promise.all([applicationDirectories.of(accountId), jobsById(accountId)]);
  if (filter.jobId && !jobs.has(filter.jobId)) throw new AppError("not_found", "Job posting not found.");
  return { directory, jobs, ...select(directory, { filter, jobs: [...jobs.values()], ...part }) };
};
