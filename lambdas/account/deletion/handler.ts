import * as z from "zod";
import { deleteUser, lockUser } from "#platform/access/user-pool.ts";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { confirmDeletion } from "./confirm.ts";
import { eraseAccount } from "./erase.ts";
import { enqueueDeletion } from "./request.ts";

const closures = queue("closures");

const settings = {
  line: "account deletion",
  message: z.object({ accountId: z.string() }),
  lastTry: 9,
  // time for the step under way when the run stops
  reserveMilliseconds: 60_000,
  retry: ({ receiptHandle }: { receiptHandle: string }, delivery: number) =>
    closures.redeliver(receiptHandle, 2 ** delivery),
};

/** Every step may be repeated, so a run that was killed is made up for by the message's next delivery. */
export const handler = onQueue(settings, async ({ accountId }, { until }) => {
  await lockUser(accountId);
  if (!(await eraseAccount(accountId, until))) return enqueueDeletion(accountId);
  await deleteUser(accountId);
  await confirmDeletion(accountId);
});
