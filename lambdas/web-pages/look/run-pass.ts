import { AppError } from "#shared/errors.ts";
import type { StoredWebsite, WebsiteKey } from "../entities.ts";
import { websiteStore } from "../store.ts";
import { discover } from "./discover.ts";
import { finishLook } from "./finish-look.ts";
import { type Pages, pagesOf } from "./pages-of.ts";
import { removeSite } from "./remove-site.ts";
import { robotsReader } from "./robots-of.ts";
import { runRound } from "./run-round.ts";

/** Writes in one transaction at most, besides the website's own. */
const batch = 90;

/**
 * Goes on with the look at a website, or with its removal, until it is done or `until` (milliseconds since 1970). Returns
 * false if another pass is needed. What a killed pass has not stored is repeated.
 */
export const runPass = async (of: WebsiteKey, until: number): Promise<boolean> => {
  const site = await websiteStore.beginPass(of);
  if (!site) return true;
  if (site.is_removed) return removeSite(site, until);
  const pages = await pagesOf(site);
  try {
    return await look(site, pages, until);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await finishLook(site, pages, error.message);
    return true;
  }
};

/** Throws AppError with the reason if the look can't go on. */
const look = async (begun: StoredWebsite, pages: Pages, until: number): Promise<boolean> => {
  const robotsOf = robotsReader(begun.user_id);
  const { delayMs } = await robotsOf(new URL(begun.start).origin);
  let site = begun;
  if (site.discovered < site.look) {
    const found = await discoverPages(site, pages, await discover(site, robotsOf));
    if (!found) return true;
    site = found;
  }
  let failuresInRow = 0;
  for (;;) {
    if (pages.waiting().length === 0) {
      await finishLook(site, pages);
      return true;
    }
    if (Date.now() > until) return false;
    const round = await runRound(site, pages, { robotsOf, delayMs, failuresInRow });
    // another pass has taken over, or the website is removed
    if (!round) return true;
    site = round.site;
    failuresInRow = round.failuresInRow;
  }
};

/** Stores the pages that a look begins with; undefined if another pass has taken over. */
const discoverPages = async (
  site: StoredWebsite,
  pages: Pages,
  addresses: string[],
): Promise<StoredWebsite | undefined> => {
  const { pages: added, isCut } = pages.added(addresses);
  for (let from = 0; from < added.length; from += batch) {
    const some = added.slice(from, from + batch);
    if (!(await websiteStore.record(site, { pages: some, changes: {} }))) return undefined;
    for (const page of some) pages.put(page);
  }
  const changes = { discovered: site.look, has_more: isCut, counts: pages.counts() };
  return (await websiteStore.record(site, { changes })) ? { ...site, ...changes } : undefined;
};
