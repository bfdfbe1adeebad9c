import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serveWithFiles } from "#platform/http/file.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { jobs } from "#shared/jobs/routes.ts";
import { create, withoutChatbot } from "./create.ts";
import { propose } from "./derive/propose.ts";
import { listJobs } from "./list-jobs.ts";
import { jobPage } from "./page/job-page.ts";
import { jobsSitemap, robots, sitemap } from "./page/sitemap.ts";
import { removeJob } from "./remove-job.ts";
import { save } from "./save.ts";
import { setActive } from "./set-active.ts";
import { jobSlug } from "./slug.ts";
import { jobStore } from "./store.ts";
import { detailOf } from "./view.ts";

export const handler = serveWithFiles(jobs, {
  list: (input, { accountId }) => listJobs(accountId, input),
  slug: async ({ company_name }) => ({ slug: await jobSlug(company_name) }),
  create: (fields, { accountId, userId }) => create(accountId, fields, userId),
  get: async ({ id }, { accountId }) => detailOf(await jobStore.ofAccount(accountId, id)),
  update: async (input, { accountId, userId }) =>
    save(await jobStore.ofAccount(accountId, input.id), input, userId),
  setActive: async ({ id, is_active }, { accountId, userId }) =>
    setActive(await jobStore.ofAccount(accountId, id), is_active, userId),
  remove: async ({ id }, { accountId, userId }) =>
    removeJob(await jobStore.ofAccount(accountId, id), { userId, until: Date.now() + removalMs }),
  propose: async ({ rag_system_id, ...texts }, { accountId }) =>
    propose(texts, await chatbotStore.configured(accountId, rag_system_id).catch(withoutChatbot)),
  page: ({ jobSlug }, { caller }) => jobPage(jobSlug, caller),
  sitemap: () => sitemap(),
  jobsSitemap: async (_, { caller }) => {
    await limitLookups(caller);
    return jobsSitemap();
  },
  robots: () => robots(),
});

/** A deletion is repeated when this time is over. */
const removalMs = 15_000;
