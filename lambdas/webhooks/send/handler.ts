import * as z from "zod";
import { onQueue } from "#platform/events/on-queue.ts";
import { queue } from "#platform/storage/queue.ts";
import { senderSeconds, wake } from "../state.ts";
import { sendDue } from "./send-due.ts";

const retrySeconds = 5;

const webhooks = {
  line: "webhooks",
  message: z.object({ user_id: z.string(), id: z.string() }),
  lastTry: 2,
  // time for the attempts under way when a message hands over to the next one
  reserveMilliseconds: 30_000,
  retry: ({ receiptHandle }: { receiptHandle: string }) =>
    queue("webhooks").redeliver(receiptHandle, retrySeconds),
};

export const handler = onQueue(webhooks, async (webhook, { until, isFirst }) => {
  const isSent = await sendDue(webhook, until);
  // The process that holds the turn may be the one whose end brought the message back.
  if (!isSent && !isFirst) await wake(webhook, senderSeconds);
});
