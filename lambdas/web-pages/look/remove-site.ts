import { pageDocuments } from "#lambdas/documents/pages/store.ts";
import type { StoredWebsite } from "../entities.ts";
import { websiteStore } from "../store.ts";
import { documentKey } from "./document-key.ts";

/** Deletes the documents of a website's pages, and then the website. False if its time is over before that. */
export const removeSite = async (site: StoredWebsite, until: number): Promise<boolean> => {
  for await (const page of websiteStore.allPages(site)) {
    if (Date.now() > until) return false;
    await pageDocuments.remove(documentKey(site, page));
    await websiteStore.dropPage(page);
  }
  await websiteStore.remove(site);
  return true;
};
