import * as z from "zod";
import { areas } from "#lambdas/areas.ts";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { deliver } from "./deliver.ts";

const retrySeconds = 5;

const Message = z.looseObject({
  /** Rows of the conversation log that the areas' consumers have not got yet. */
  rows: z.array(z.object({ shard: z.string(), id: z.string() })).default([]),
});

const outbox = {
  line: "outbox",
  message: Message,
  lastTry: 3,
  reserveMilliseconds: 5000,
  retry: ({ receiptHandle }: { receiptHandle: string }) =>
    queue("outbox").redeliver(receiptHandle, retrySeconds),
};

const messages = new Map(areas.flatMap(({ messages = {} }) => Object.entries(messages)));

/** A repeated message skips the rows that are delivered already. Every other field is a message of an area to itself. */
export const handler = onQueue(outbox, async ({ rows, ...own }, attempt) => {
  for (const row of rows) await deliver(row);
  for (const [name, message] of Object.entries(own)) {
    const load = messages.get(name);
    if (!load) throw new Error(`No area takes the message "${name}".`);
    await (await load()).take(message, attempt);
  }
});
