import { onSchedule } from "#platform/events/on-schedule.ts";
import { enqueue } from "./enqueue.ts";
import { websiteStore } from "./store.ts";

/** Websites that one run begins with, which bounds its time. */
const maxAtOnce = 200;

/** Begins the looks that are due, and repeats passes that were killed. */
export const sweep = async (now = new Date()): Promise<{ begun: number }> => {
  let begun = 0;
  for await (const due of websiteStore.due(now)) {
    const site = due.is_reading ? await websiteStore.renewLease(due) : await websiteStore.startLook(due);
    if (site) await enqueue(site);
    if (++begun === maxAtOnce) break;
  }
  return { begun };
};

export const handler = onSchedule((now) => sweep(now));
