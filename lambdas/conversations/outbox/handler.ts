import * as z from "zod";
import { channelStore } from "#lambdas/channels/store.ts";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { Channel } from "#shared/contract/channel.ts";
import { deliver } from "./deliver.ts";

const retrySeconds = 5;

const outbox = {
  line: "outbox",
  message: z.object({
    rows: z.array(z.object({ shard: z.string(), id: z.string() })).default([]),
    /** An account whose index of messages is rebuilt from the log, a bounded pass for each message. */
    rebuild: z.string().optional(),
    /** An endpoint with deliveries that are due. */
    webhook: z.object({ user_id: z.string(), id: z.string() }).optional(),
    /** A message to a bot. */
    channelEvent: z.object({ rag_system_id: z.string(), channel: Channel, id: z.string() }).optional(),
    /** A conversation whose visitor waits, or is mailed. */
    visitor: z.object({ id: z.string(), rag_system_id: z.string(), user_id: z.string() }).optional(),
    /** An account whose owner is told of visitors who wait. */
    askedIn: z.string().optional(),
    /** A gap whose questions are asked again. */
    gap: z.object({ account_id: z.string(), id: z.string() }).optional(),
  }),
  lastTry: 3,
  reserveMilliseconds: 5000,
  retry: ({ receiptHandle }: { receiptHandle: string }) =>
    queue("outbox").redeliver(receiptHandle, retrySeconds),
};

/** A repeated message skips the rows that are delivered already. */
export const handler = onQueue(outbox, async (message, attempt) => {
  const { rows, rebuild, webhook, channelEvent, visitor, askedIn, gap } = message;
  for (const row of rows) await deliver(row);
  if (rebuild) await (await import("../searching/rebuild.ts")).rebuildPass(rebuild);
  if (webhook) await (await import("#lambdas/webhooks/send/send-due.ts")).sendWebhooks(webhook, attempt);
  if (channelEvent) await channelStore.answer(channelEvent, attempt);
  if (visitor) await (await import("../handoff/asking/look-after.ts")).lookAfter(visitor);
  if (askedIn) await (await import("../handoff/mails/tell-owner.ts")).tellOwner(askedIn);
  if (gap) await (await import("#lambdas/gaps/replay/pass.ts")).replayPass(gap, attempt.until);
});
