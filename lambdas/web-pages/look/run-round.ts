import { setTimeout as pause } from "node:timers/promises";
import { pageDocuments } from "#lambdas/documents/pages/store.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";
import type { Robots } from "../site/robots.ts";
import { websiteStore } from "../store.ts";
import { documentKey } from "./document-key.ts";
import { keepOutcome } from "./keep-outcome.ts";
import type { Outcome } from "./outcome.ts";
import type { Pages } from "./pages-of.ts";
import { readPage } from "./read-page.ts";

/** Requests to a site at the same time, unless it asks for a pause between them. */
const atOnce = 3;
/** Documents that are stored at the same time: all of them count in the same item of the account. */
const keptAtOnce = 4;
/** Pages whose findings are stored together: what a kill repeats at most. */
const roundPages = 12;
/** With a pause between requests a round of these ends before a pass is taken for killed. */
const slowRoundPages = 4;
const maxFailuresInRow = 10;
/** Writes in one transaction at most, besides the website's own. */
const batch = 80;

interface Round {
  robotsOf: (origin: string) => Promise<Robots>;
  delayMs: number;
  failuresInRow: number;
}

interface Finding {
  page: StoredPage;
  outcome: Outcome;
}

/**
 * Looks at the next pages and stores what was found; undefined if another pass has taken over. Throws AppError if the
 * site stopped answering or the account has no room for more documents; what was found before that is stored.
 */
export const runRound = async (site: StoredWebsite, pages: Pages, round: Round) => {
  const some = pages.waiting().slice(0, round.delayMs > 0 ? slowRoundPages : roundPages);
  const findings = await lookAt(some, round, (page) => readPage(page, { site, robotsOf: round.robotsOf }));
  const { kept, refusal } = await keepAll(site, pages, findings);
  const recorded = await record(site, pages, kept);
  if (!recorded) return undefined;
  if (refusal) throw refusal;
  const failuresInRow = findings.reduce(
    (count, { outcome }) => (outcome.kind === "failed" ? count + 1 : 0),
    round.failuresInRow,
  );
  const last = findings.at(-1)?.outcome;
  if (failuresInRow >= maxFailuresInRow && last?.kind === "failed")
    throw new AppError("unavailable", `The site stopped answering, so reading ended early. ${last.reason}`);
  return { site: recorded, failuresInRow };
};

const lookAt = async (
  pages: StoredPage[],
  { delayMs }: Round,
  read: (page: StoredPage) => Promise<Outcome>,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const step = delayMs > 0 ? 1 : atOnce;
  for (let from = 0; from < pages.length; from += step) {
    const group = pages.slice(from, from + step);
    findings.push(...(await Promise.all(group.map(async (page) => ({ page, outcome: await read(page) })))));
    if (delayMs > 0) await pause(delayMs);
  }
  return findings;
};

interface Kept extends Finding {
  changed: StoredPage;
}

/** Stores what was found. Of pages with the same text the first is kept. `refusal` is the account's lack of room. */
const keepAll = async (site: StoredWebsite, pages: Pages, findings: Finding[]) => {
  const kept: Kept[] = [];
  const firstOf = new Map<string, StoredPage>();
  const twins = findings.map(({ page, outcome }) => {
    if (outcome.kind !== "read") return undefined;
    const twin = firstOf.get(outcome.digest) ?? pages.twinOf(page, outcome.digest);
    if (!twin) firstOf.set(outcome.digest, page);
    return twin;
  });
  for (let from = 0; from < findings.length; from += keptAtOnce) {
    const some = findings.slice(from, from + keptAtOnce);
    const results = await Promise.allSettled(
      some.map(async ({ page, outcome }, at) => ({
        page,
        outcome,
        changed: await keepOutcome(site, page, outcome, twins[from + at]),
      })),
    );
    const refusals: AppError[] = [];
    for (const result of results)
      if (result.status === "fulfilled") kept.push(result.value);
      else if (result.reason instanceof AppError) refusals.push(result.reason);
      else throw result.reason;
    if (refusals[0]) return { kept, refusal: refusals[0] };
  }
  return { kept };
};

/** New pages are stored before the page that links to them, so that a repeated pass finds them again. */
const record = async (
  site: StoredWebsite,
  pages: Pages,
  kept: Kept[],
): Promise<StoredWebsite | undefined> => {
  const links = kept.flatMap(({ outcome }) => ("links" in outcome ? outcome.links : []));
  const { pages: added, isCut } = pages.added([...new Set(links)]);
  for (let from = 0; from < added.length; from += batch) {
    const some = added.slice(from, from + batch);
    if (!(await websiteStore.record(site, { pages: some, changes: {} }))) return takenOver(site, kept);
    for (const page of some) pages.put(page);
  }
  const isDropped = ({ page, changed }: Kept) => page.state === "gone" && changed.state === "gone";
  const dropped = kept.filter(isDropped).map(({ changed }) => changed);
  const changed = kept.filter((one) => !isDropped(one)).map((one) => one.changed);
  for (const page of changed) pages.put(page);
  for (const page of dropped) pages.drop(page);
  const first = kept.find(({ page, outcome }) => page.url === site.url && outcome.kind === "read")?.outcome;
  const changes = {
    counts: pages.counts(),
    has_more: site.has_more || isCut,
    ...(first?.kind === "read" && { start: first.url }),
  };
  const isStored = await websiteStore.record(site, { pages: changed, dropped, changes });
  return isStored ? { ...site, ...changes } : takenOver(site, kept);
};

/** A website that was deleted during the round leaves no documents behind. */
const takenOver = async (site: StoredWebsite, kept: Kept[]): Promise<undefined> => {
  if (await websiteStore.find(site)) return undefined;
  for (const { page } of kept) await pageDocuments.remove(documentKey(site, page));
};
