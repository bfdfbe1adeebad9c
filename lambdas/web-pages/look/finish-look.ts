import { dueAfter } from "../due.ts";
import type { StoredWebsite } from "../entities.ts";
import { websiteStore } from "../store.ts";
import type { Pages } from "./pages-of.ts";

/** Ends a look, for a reason if it ended early, and has the next one due. */
export const finishLook = async (site: StoredWebsite, pages: Pages, reason?: string): Promise<void> => {
  const last_look_at = new Date().toISOString();
  // the frequency may have been changed since the look began
  const { frequency } = (await websiteStore.find(site)) ?? site;
  const changes = {
    is_reading: false,
    last_look_at,
    due_at: dueAfter(last_look_at, frequency),
    counts: pages.counts(),
    ...(reason && { failure_reason: reason }),
  };
  await websiteStore.record(site, { changes });
};
