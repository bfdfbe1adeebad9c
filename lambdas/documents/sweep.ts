import { onSchedule } from "#platform/events/on-schedule.ts";
import { logger } from "#platform/logging/logger.ts";
import { type Pending, pendingStore } from "./pending.ts";
import { documentStore, type StoredDocument } from "./store.ts";

/** Minutes after each reminder until the next; long, because many documents at once take their time. */
const waits = [5, 15, 60, 12 * 60];
const daily = 24 * 60;
const gaveUp = "Processing timed out. Try again, or upload the file as another type.";

/**
 * Sends a reminder to the queue for documents that stay pending too long, because their file, its event or a deletion
 * was lost; after the last reminder they fail.
 */
export const handler = onSchedule(async (now) => {
  let overdue = 0;
  for await (const waiting of pendingStore.overdue(now)) {
    overdue++;
    await remind(waiting);
  }
  if (overdue > 0) logger.warn("documents waited too long", { overdue });
  return { overdue };
});

const remind = async (waiting: Pending): Promise<void> => {
  const document = await documentStore.find(waiting);
  if (document?.awaits_budget !== undefined && document.processing_status === "failed")
    return (await import("./read-within-budget.ts")).readWithinBudget(waiting, document);
  if (document && isFinished(document)) return pendingStore.end(waiting);
  const minutes = waits[waiting.reminders];
  if (document && minutes === undefined) return fail(document);
  // Usually nothing is overdue and the queue's client is not needed.
  const { enqueue } = await import("./enqueue.ts");
  await enqueue(waiting, { isReminder: true });
  await pendingStore.remind(waiting, 60 * (minutes ?? daily));
};

const isFinished = ({ processing_status }: StoredDocument): boolean =>
  processing_status === "completed" || processing_status === "failed";

/** The passages of an earlier version keep answering. */
const fail = async (document: StoredDocument): Promise<void> => {
  await documentStore.finishRun(document, {
    set: { processing_status: "failed", failure_reason: gaveUp },
    remove: ["processing_stage", "progress"],
  });
};
