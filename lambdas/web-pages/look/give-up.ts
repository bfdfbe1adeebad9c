import type { WebsiteKey } from "../entities.ts";
import { websiteStore } from "../store.ts";
import { finishLook } from "./finish-look.ts";
import { pagesOf } from "./pages-of.ts";

const ourFault =
  "Something went wrong on our side while reading this site. Refresh it, or wait for the next look.";

/** Ends a look whose passes failed. A removal is left to the schedule, which repeats it. */
export const giveUpLook = async (key: WebsiteKey): Promise<void> => {
  const site = await websiteStore.find(key);
  if (!site?.is_reading || site.is_removed) return;
  await finishLook(site, await pagesOf(site), ourFault);
};
