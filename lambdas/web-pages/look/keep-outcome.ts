import { pageDocuments } from "#lambdas/documents/pages/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";
import { documentKey } from "./document-key.ts";
import type { Outcome, ReadPage } from "./outcome.ts";

/**
 * Stores or deletes a page's document as the look found it, and returns the page's new state. Repeating it changes
 * nothing. Throws AppError if the account's quotas have no room for the document.
 */
export const keepOutcome = async (
  site: StoredWebsite,
  page: StoredPage,
  outcome: Outcome,
  twin: StoredPage | undefined,
): Promise<StoredPage> => {
  const looked = { look: site.look, looked_at: new Date().toISOString() };
  const { reason: _reason, change: _change, is_shrunk: _shrunk, ...rest } = page;
  switch (outcome.kind) {
    case "same":
      return { ...rest, ...looked, state: "read", change: "same" };
    case "failed":
      return { ...rest, ...looked, state: "failed", reason: failure(outcome.reason, page) };
    case "unusable": {
      if (!page.digest) return { ...withoutText(page), ...looked, state: "skipped", reason: outcome.reason };
      const reason = failure(outcome.reason, page);
      return { ...rest, ...looked, state: "failed", reason, ...(outcome.isShrunk && { is_shrunk: true }) };
    }
    case "read":
      if (!twin) return { ...(await keep(site, page, outcome)), ...looked };
      await pageDocuments.remove(documentKey(site, page));
      return {
        ...withoutText(page),
        ...looked,
        state: "skipped",
        reason: `It has the same text as ${twin.url}`,
      };
    default: {
      await pageDocuments.remove(documentKey(site, page));
      const isExcluded = outcome.kind === "skipped" && outcome.isExcluded;
      const state = { state: outcome.kind, reason: outcome.reason, ...(isExcluded && { is_excluded: true }) };
      return { ...withoutText(page), ...looked, ...state };
    }
  }
};

const keep = async (site: StoredWebsite, page: StoredPage, read: ReadPage): Promise<StoredPage> => {
  const { url, title, contentType, bytes, digest, characters, etag, lastModified } = read;
  await pageDocuments.keep({ ...documentKey(site, page), url, title, contentType, bytes });
  const { reason: _, etag: _etag, last_modified: _modified, characters: _characters, ...former } = page;
  const { is_shrunk: _shrunk, ...rest } = former;
  return {
    ...rest,
    state: "read",
    change: page.digest ? "updated" : "new",
    title,
    digest,
    ...(characters !== undefined && { characters }),
    ...(etag && { etag }),
    ...(lastModified && { last_modified: lastModified }),
  };
};

/** A page that comes back gets a new document, because the remains of the former one may still be deleted. */
const withoutText = (page: StoredPage): StoredPage => {
  const { digest, characters, is_shrunk, etag, last_modified, change, reason, ...rest } = page;
  return { ...rest, ...(digest && { document_id: newId("document") }) };
};

const failure = (reason: string, { digest }: StoredPage): string =>
  digest ? `${reason} The text that was read before still answers.` : reason;
