import type { StoredPage, StoredWebsite } from "../entities.ts";
import { isWithin } from "../site/choose-links.ts";
import { isSameHost } from "../site/same-host.ts";

/**
 * Whether a page may be read at the address that it redirects to. The address that the owner entered may lead anywhere;
 * of the others, a sitemap's pages stay on its host and linked pages below the start.
 */
export const mayLeadTo = (to: URL, { page, site }: { page: StoredPage; site: StoredWebsite }): boolean => {
  if (page.url === site.url) return true;
  const start = new URL(site.start);
  if (site.scope === "sitemap") return isSameHost(to, start);
  return isWithin(to, start);
};
