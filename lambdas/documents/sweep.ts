import type { Context } from "aws-lambda";
import { startLogContext } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { type Pending, pendingStore } from "./pending.ts";
import { documentStore, type StoredDocument } from "./store.ts";

/** How long is waited after each reminder, in minutes. Many documents at once take their time, too. */
const waits = [5, 15, 60, 12 * 60];
const daily = 24 * 60;
const gaveUp = "Reading this file did not come to an end. Try again, or upload it as another type.";

/**
 * Looks after documents that wait for longer than they should: their file never came, or its announcement or a deletion
 * came to nothing. The queue is told of them once more; after the last time they have failed. Called every minute;
 * twice does no harm.
 */
export const handler = (_event: unknown, { awsRequestId }: Context): Promise<{ overdue: number }> =>
  startLogContext({ requestId: awsRequestId }, async () => {
    let overdue = 0;
    for await (const waiting of pendingStore.overdue()) {
      overdue++;
      await lookAfter(waiting);
    }
    if (overdue > 0) logger.warn("documents waited too long", { overdue });
    return { overdue };
  });

const lookAfter = async (waiting: Pending): Promise<void> => {
  const document = await documentStore.find(waiting);
  if (document && isFinished(document)) return pendingStore.end(waiting);
  const minutes = waits[waiting.reminders];
  if (document && minutes === undefined) return fail(document);
  // Mostly nothing is overdue, and no queue's client needs to be loaded.
  const { enqueue: announce } = await import("./enqueue.ts");
  await announce(waiting, { isReminder: true });
  await pendingStore.remind(waiting, 60 * (minutes ?? daily));
};

const isFinished = ({ processing_status }: StoredDocument): boolean =>
  processing_status === "completed" || processing_status === "failed";

/** What was read before goes on answering. */
const fail = async (document: StoredDocument): Promise<void> => {
  await documentStore.finishRun(document, {
    set: { processing_status: "failed", failure_reason: gaveUp },
    remove: ["processing_stage", "progress"],
  });
};
