import * as z from "zod";
import { channelStore } from "#lambdas/channels/store.ts";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { Channel } from "#shared/channels/channel.ts";
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
    /** A thread with messages to a bot. */
    channelThread: z
      .object({ rag_system_id: z.string(), channel: Channel, conversation_id: z.string() })
      .optional(),
    /** A disconnected bot whose platform was away. */
    channelLeaving: z.object({ rag_system_id: z.string(), channel: Channel, bot_id: z.string() }).optional(),
    /** A conversation whose visitor waits, or is mailed. */
    visitor: z.object({ id: z.string(), rag_system_id: z.string(), user_id: z.string() }).optional(),
    /** An account whose owner is told of visitors who wait. */
    askedIn: z.string().optional(),
    /** A gap whose questions are asked again. */
    gap: z.object({ account_id: z.string(), id: z.string() }).optional(),
    /** An account with questions that are in no gap yet. */
    grouping: z.string().optional(),
  }),
  lastTry: 3,
  reserveMilliseconds: 5000,
  retry: ({ receiptHandle }: { receiptHandle: string }) =>
    queue("outbox").redeliver(receiptHandle, retrySeconds),
};

/** A repeated message skips the rows that are delivered already. */
export const handler = onQueue(outbox, async (message, attempt) => {
  const { rows, rebuild, webhook, channelThread, channelLeaving, visitor, askedIn, gap, grouping } = message;
  for (const row of rows) await deliver(row);
  if (rebuild) await (await import("../searching/rebuild.ts")).rebuildPass(rebuild);
  if (webhook) await (await import("#lambdas/webhooks/send/send-due.ts")).sendWebhooks(webhook, attempt);
  if (channelThread) await channelStore.answer(channelThread, attempt);
  if (channelLeaving) await channelStore.leave(channelLeaving);
  if (visitor) await (await import("../handoff/asking/look-after.ts")).lookAfter(visitor);
  if (askedIn) await (await import("../handoff/mails/tell-owner.ts")).tellOwner(askedIn);
  if (gap) await (await import("#lambdas/gaps/replay/pass.ts")).replayPass(gap, attempt.until);
  if (grouping) await (await import("#lambdas/gaps/grouping/pass.ts")).groupingPass(grouping, attempt.until);
});
