import type * as z from "zod";
import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import { pageIsGone } from "#platform/table/cursor.ts";
import type { jobs } from "#shared/jobs/routes.ts";
import { jobStore, type StoredJob } from "./store.ts";
import { viewOf } from "./view.ts";

type Input = z.output<(typeof jobs)["list"]["input"]>;

/**
 * A page of the postings whose title, company or description has the searched text, by its number or by its cursor, which
 * is the last one's id.
 */
export const listJobs = async (accountId: string, { search, cursor, page, limit }: Input) => {
  const [all, names] = await Promise.all([jobStore.all(accountId), chatbotNames(accountId)]);
  const found = all.filter((job) => matches(job, search.trim().toLowerCase()));
  const from = page
    ? (page - 1) * limit
    : cursor === undefined
      ? 0
      : found.findIndex(({ id }) => id < cursor);
  if (cursor !== undefined && !/^job_[0-9a-z]{1,40}$/.test(cursor)) throw pageIsGone();
  const items = from === -1 ? [] : found.slice(from, from + limit);
  const last = items.at(-1);
  const isWhole = from === -1 || from + limit >= found.length;
  return {
    items: items.map((job) => viewOf(job, names)),
    total: found.length,
    ...(last && !isWhole && { cursor: last.id }),
  };
};

const matches = ({ title, company_name, description }: StoredJob, text: string): boolean =>
  [title, company_name, description].some((field) => field.toLowerCase().includes(text));
