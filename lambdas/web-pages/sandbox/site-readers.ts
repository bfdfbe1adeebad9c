import type { OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { megabyte } from "#platform/sandbox/limits.ts";
import { sandboxPool } from "#platform/sandbox/pool.ts";
import { programBeside } from "#platform/sandbox/program-beside.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";
import type { Outcome } from "../look/outcome.ts";
import type { RobotsRules } from "../site/robots.ts";
import type { Sitemap } from "../site/sitemap.ts";
import type { tasks } from "./tasks.ts";

/** A page of 5 MB takes a third of it. */
const processorSeconds = 10;

const pool = sandboxPool<typeof tasks>({
  program: programBeside(import.meta.url, "site-process"),
  limits: { memoryBytes: 400 * megabyte, heapMegabytes: 300, seconds: 60 },
  mostOfOwner: 2,
  refuseExcess: (excess) => new AppError("invalid", `It takes too much ${excess} to read.`),
});

/**
 * Reads what websites send in child processes, because a site can shape it so that it takes any time. Throws AppError
 * for a file that can't be read within the limits.
 */
export const siteReaders = {
  robots: (owner: string, text: string): Promise<RobotsRules> =>
    pool.run({ owner, task: "robots", input: text, processorSeconds }),

  /** The addresses of a sitemap on the host of the site. */
  sitemap: (body: Buffer, { user_id: owner, start }: StoredWebsite): Promise<Sitemap> =>
    pool.run({ owner, task: "sitemap", input: { body, start }, processorSeconds }),

  page: (
    { headers, body, url }: OutsideAnswer,
    { page, site }: { page: StoredPage; site: StoredWebsite },
  ): Promise<Outcome> => {
    const place = {
      page: {
        url: page.url,
        digest: page.digest,
        characters: page.characters,
        is_shrunk: page.is_shrunk,
      },
      site: { url: site.url, start: site.start, scope: site.scope },
    };
    const answer = { headers, body, url };
    return pool.run({ owner: site.user_id, task: "page", input: { answer, place }, processorSeconds });
  },
};
