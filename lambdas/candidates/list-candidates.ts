import type * as z from "zod";
import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { applicationStore } from "#lambdas/jobs/applications/store.ts";
import { jobStore } from "#lambdas/jobs/store.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { candidates } from "#shared/candidates/routes.ts";
import { agreementOf } from "./agreement.ts";
import { select } from "./select.ts";
import { candidateOf } from "./view.ts";

type Input = z.output<(typeof candidates)["list"]["input"]>;

/** A numbered page of the account's candidates. Those that were erased since are left out. */
export const listCandidates = async (accountId: string, { page, limit, ...filter }: Input) => {
  const [directory, jobs] = await Promise.all([
    applicationDirectories.of(accountId),
    jobStore.all(accountId),
  ]);
  const part = { from: (page - 1) * limit, to: page * limit };
  const { ids, total } = select(directory, { filter, jobs, ...part });
  const found = await findTogether(...ids.map((id) => applicationStore.lookup({ user_id: accountId, id })));
  const jobById = new Map(jobs.map((job) => [job.id, job]));
  const agreement = agreementOf(directory.cards.values());
  return {
    items: found.flatMap((one) => (one ? [candidateOf(one, jobById.get(one.job_id), filter)] : [])),
    total,
    ...(agreement && { agreement }),
  };
};
