import { logActivity } from "#lambdas/core/activity.ts";
import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { eraseApplication } from "#lambdas/jobs/applications/erase.ts";
import { applicationStore } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { jobStore } from "#lambdas/jobs/store.ts";
import { serve } from "#platform/http/serve.ts";
import { candidates } from "#shared/candidates/routes.ts";
import { audit } from "./audit.ts";
import { evaluateAgain, saveNotes, setStatus } from "./change.ts";
import { evaluateAll } from "./evaluate-all.ts";
import { listCandidates, listIds, someCandidates } from "./list-candidates.ts";
import { transcriptOf } from "./transcript.ts";
import { detailOf, responsesOf } from "./view.ts";

/** The evaluation of many is repeated when this time is over. */
const evaluationMs = 15_000;

export const handler = serve(candidates, {
  list: (filter, { accountId }) => listCandidates(accountId, filter),
  ids: (filter, { accountId }) => listIds(accountId, filter),
  some: async (wanted, { accountId }) => ({ items: await someCandidates(accountId, wanted) }),
  jobs: async (_, { accountId }) => ({
    items: (await jobStore.all(accountId)).map(({ id, title }) => ({ id, title })),
  }),
  get: async ({ id, blind }, { accountId }) =>
    detailOf(await applicationStore.ofAccount(accountId, id), { blind }),
  transcript: async ({ id, ...view }, { accountId }) => ({
    items: await transcriptOf(await applicationStore.ofAccount(accountId, id), view),
  }),
  responses: async ({ id, ...view }, { accountId }) => ({
    items: await responsesOf(await applicationStore.ofAccount(accountId, id), view),
  }),
  setStatus: async ({ id, status, ...view }, { accountId, userId }) =>
    detailOf(await setStatus(await applicationStore.ofAccount(accountId, id), status, userId), view),
  saveNotes: async ({ id, blind, ...notes }, { accountId }) =>
    detailOf(await saveNotes(await applicationStore.ofAccount(accountId, id), notes), { blind }),
  evaluate: async ({ id, ...view }, { accountId }) =>
    detailOf(await evaluateAgain(await applicationStore.ofAccount(accountId, id)), view),
  evaluateAll: async ({ job_id }, { accountId }) =>
    evaluateAll(await jobStore.ofAccount(accountId, job_id), { until: Date.now() + evaluationMs }),
  remove: async ({ id }, { accountId, userId }) => {
    const application = await applicationStore.ofAccount(accountId, id);
    const subject = { kind: "candidate" as const, id, name: `No. ${application.number}` };
    await eraseApplication(application, [logActivity({ accountId, userId }, { action: "deleted", subject })]);
    await applicationDirectories.renew(accountId);
    await tellPages(application);
    return {};
  },
  audit: (page, { accountId }) => audit(accountId, page),
});
