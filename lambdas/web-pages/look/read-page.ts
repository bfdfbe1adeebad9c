import { pageDocuments } from "#lambdas/documents/pages/store.ts";
import type { OutsideAnswer, Progress } from "#platform/outgoing/fetch-outside.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";
import { siteReaders } from "../sandbox/site-readers.ts";
import { documentKey } from "./document-key.ts";
import { fetchAs } from "./fetch.ts";
import type { Outcome } from "./outcome.ts";
import { mayLeadTo } from "./redirects.ts";
import type { robotsReader } from "./robots-of.ts";

/** Characters of HTML at most are some three million: a long book. */
const maxBytes = 5_000_000;
/** Pages one after the other that send their readers on. */
const maxMoves = 3;

interface Looking {
  site: StoredWebsite;
  robotsOf: ReturnType<typeof robotsReader>;
}

/** Looks at one page, unless robots.txt forbids it or somebody deleted its document. Never throws for what a site does. */
export const readPage = async (page: StoredPage, looking: Looking): Promise<Outcome> => {
  if (page.is_excluded || (page.digest && !(await pageDocuments.isKept(documentKey(looking.site, page)))))
    return { kind: "skipped", reason: "Its document was deleted, so it is not read.", isExcluded: true };
  try {
    let outcome = await readAt(page.url, page, looking);
    // the address that the owner entered may lead anywhere, like its redirects
    for (let left = page.url === looking.site.url ? maxMoves : 0; left > 0; left -= 1) {
      if (outcome.kind !== "unusable" || !outcome.movedTo) break;
      outcome = await readAt(outcome.movedTo, page, looking);
    }
    return outcome;
  } catch (error) {
    if (error instanceof Left) return error.outcome;
    if (error instanceof AppError) return { kind: "failed", reason: error.message };
    throw error;
  }
};

const readAt = async (address: string, page: StoredPage, { site, robotsOf }: Looking): Promise<Outcome> => {
  const url = new URL(address);
  const robots = await robotsOf(url.origin);
  if (!robots.isAllowed(url)) return forbidden(page);
  const redirect = new AbortController();
  const onProgress = (progress: Progress) => {
    if (progress.phase !== "redirected") return;
    const to = new URL(progress.url);
    if (to.origin === url.origin && !robots.isAllowed(to)) redirect.abort(new Left(forbidden(page)));
    else if (!mayLeadTo(to, { page, site })) redirect.abort(new Left(elsewhere(to)));
  };
  const isKnown = address === page.url;
  const headers = {
    ...(isKnown && page.etag && { "if-none-match": page.etag }),
    ...(isKnown && page.last_modified && { "if-modified-since": page.last_modified }),
  };
  const answer = await fetchAs(address, { headers, maxBytes, onProgress, signal: redirect.signal });
  const end = new URL(answer.url);
  if (end.origin !== url.origin && !(await robotsOf(end.origin)).isAllowed(end)) return forbidden(page);
  return outcomeOf(answer, { page, site });
};

/** A redirect that is not followed. */
class Left extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super("A redirect is not followed.");
    this.outcome = outcome;
  }
}

const outcomeOf = async (
  answer: OutsideAnswer,
  { page, site }: { page: StoredPage; site: StoredWebsite },
): Promise<Outcome> => {
  const { status } = answer;
  if (status === 304) return { kind: "same" };
  if (status === 404 || status === 410)
    return absent(page, `The site answers ${status}: there is no such page.`);
  if (status < 200 || status > 299)
    return { kind: "failed", reason: `The site answers ${status}${meaningOf(status)}.` };
  return siteReaders.page(answer, { page, site });
};

/** A link that leads nowhere is no page that is gone. */
const absent = ({ digest, state }: StoredPage, reason: string): Outcome => ({
  kind: digest || state === "gone" ? "gone" : "skipped",
  reason,
});

const meaningOf = (status: number): string => {
  if (status === 401 || status === 403) return ": it does not let this reader in";
  if (status === 429) return ": it was asked too often";
  return status >= 500 ? ": it failed" : "";
};

const forbidden = ({ digest }: StoredPage): Outcome =>
  digest
    ? { kind: "gone", reason: "The site's robots.txt forbids reading it now." }
    : { kind: "skipped", reason: "The site's robots.txt forbids reading it." };

const elsewhere = ({ href }: URL): Outcome => ({
  kind: "unusable",
  reason: `It leads to another place: ${shortened(href)}`,
  links: [],
});

const shortened = (address: string): string => (address.length > 200 ? `${address.slice(0, 199)}…` : address);
