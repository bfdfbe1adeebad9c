import type * as z from "zod";
import { applicationStore } from "#lambdas/jobs/applications/store.ts";
import { jobStore } from "#lambdas/jobs/store.ts";
import type { candidates } from "#shared/candidates/routes.ts";
import type { Candidate, CandidateFilter } from "#shared/candidates/shapes.ts";
import { candidateOf } from "./view.ts";

type Input = z.output<(typeof candidates)["list"]["input"]>;

/** A numbered page of the account's candidates. */
export const listCandidates = async (accountId: string, { page, limit, ...filter }: Input) => {
  const [applications, jobs] = await Promise.all([
    Array.fromAsync(applicationStore.allOfAccount(accountId)),
    jobStore.all(accountId),
  ]);
  const jobById = new Map(jobs.map((job) => [job.id, job]));
  const all = applications.map((one) => candidateOf(one, jobById.get(one.job_id), filter));
  const found = all.filter((one) => matches(one, filter)).toSorted(orders[filter.order]);
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
};

const matches = (one: Candidate, { search, status, jobId }: CandidateFilter): boolean => {
  const text = search.trim().toLowerCase();
  return (
    (!status || one.status === status) &&
    (!jobId || one.job_id === jobId) &&
    [one.applicant_name, one.applicant_email, one.job_title, one.company_name, one.status].some((field) =>
      field?.toLowerCase().includes(text),
    )
  );
};

type Order = (one: Candidate, other: Candidate) => number;

const newest: Order = (one, other) => (one.id < other.id ? 1 : -1);

const orders: Record<CandidateFilter["order"], Order> = {
  newest,
  oldest: (one, other) => newest(other, one),
  score: (one, other) => (other.evaluation_score ?? -1) - (one.evaluation_score ?? -1) || newest(one, other),
  name: (one, other) =>
    (one.applicant_name ?? "").localeCompare(other.applicant_name ?? "") || newest(one, other),
  status: (one, other) => one.status.localeCompare(other.status) || newest(one, other),
};
