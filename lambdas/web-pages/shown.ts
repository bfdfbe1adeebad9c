import type { WebPage, Website } from "#shared/web-pages/routes.ts";
import { isEver } from "./due.ts";
import type { StoredPage, StoredWebsite } from "./entities.ts";

/** A website as its owner sees it. */
export const shownWebsite = ({ due_at, ...site }: StoredWebsite): Website => ({
  ...site,
  ...(!site.is_reading && isEver(due_at) && { next_look_at: due_at }),
});

/** A page as its owner sees it; a page without text has no document. */
export const shownPage = ({ document_id, digest, ...page }: StoredPage): WebPage => ({
  ...page,
  ...(digest && { document_id }),
});
