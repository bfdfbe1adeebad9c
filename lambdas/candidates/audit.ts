import type * as z from "zod";
import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { jobStore } from "#lambdas/jobs/store.ts";
import { pageIsGone } from "#platform/table/cursor.ts";
import type { candidates } from "#shared/candidates/routes.ts";
import { AppError } from "#shared/errors.ts";

type Input = z.output<(typeof candidates)["audit"]["input"]>;

/**
 * A page of what an auditor reads of each application, oldest first. It names nobody. Throws `not_found`
 * for a posting of another account, and `invalid` for a cursor that was not made here.
 */
export const audit = async (accountId: string, { jobId, cursor, limit }: Input) => {
  const jobs = new Map((await jobStore.all(accountId)).map((job) => [job.id, job]));
  if (jobId && !jobs.has(jobId)) throw new AppError("not_found", "Job posting not found.");
  if (cursor && !/^app_[\w-]+$/.test(cursor)) throw pageIsGone();
  const left: StoredApplication[] = [];
  for await (const application of applicationStore.allOfAccount(accountId, { from: cursor })) {
    if ((!jobId || application.job_id === jobId) && application.id !== cursor) left.push(application);
    if (left.length > limit) break;
  }
  const items = await Promise.all(
    left.slice(0, limit).map((one) => rowOf(one, jobs.get(one.job_id)?.title ?? "")),
  );
  const last = items.at(-1);
  return { items, ...(last && left.length > limit && { cursor: last.application_id }) };
};

const rowOf = async (application: StoredApplication, job_title: string) => {
  const { id, created_at, status } = application;
  const { evaluation, decision } = await applicationStore.latest(id);
  const textOf = (criterionId: string) =>
    evaluation?.criteria.find((one) => one.id === criterionId)?.text ?? "";
  return {
    application_id: id,
    job_title,
    applied_at: created_at,
    rubric_version: evaluation?.rubric_version ?? null,
    marks: (evaluation?.marks ?? []).map(({ criterion_id, level, is_asked }) => ({
      criterion: textOf(criterion_id),
      level,
      is_asked,
    })),
    score: evaluation?.score ?? null,
    coverage: evaluation?.coverage ?? null,
    evaluated_at: evaluation?.at ?? null,
    evaluated_by: evaluation ? (evaluation.by.model ?? evaluation.by.kind) : null,
    status,
    decided_at: decision?.at ?? null,
  };
};
