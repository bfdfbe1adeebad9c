import * as z from "zod";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { deliver } from "./deliver.ts";

const retrySeconds = 5;

const outbox = {
  line: "outbox",
  message: z.object({ rows: z.array(z.object({ shard: z.string(), id: z.string() })) }),
  lastTry: 3,
  reserveMilliseconds: 5000,
  retry: ({ receiptHandle }: { receiptHandle: string }) =>
    queue("outbox").redeliver(receiptHandle, retrySeconds),
};

/** A repeated message skips the rows that are delivered already. */
export const handler = onQueue(outbox, async ({ rows }) => {
  for (const row of rows) await deliver(row);
});
