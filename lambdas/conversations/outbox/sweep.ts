import { channelStore } from "#lambdas/channels/store.ts";
import { wakeReplays } from "#lambdas/gaps/replay/wake.ts";
import { wakeSenders } from "#lambdas/webhooks/send/wake-senders.ts";
import { onSchedule } from "#platform/events/on-schedule.ts";
import { logger } from "#platform/logging/logger.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { key } from "#platform/table/keys.ts";
import { wakeDue } from "../handoff/asking/wake-due.ts";
import { send } from "./announce.ts";
import { type OutboxRow, rowEntity, shardNames } from "./row.ts";

/** Minutes from each reminder until the next; the last one repeats. */
const waits = [2, 10, 60, 6 * 60];
/** Rows of a shard that one run enqueues, which bounds its time after a long failure. */
const mostAtOnce = 200;

/** Enqueues rows that were not delivered in time, because their message was lost or a consumer failed. */
export const sweep = async (now = new Date()): Promise<{ overdue: number }> => {
  const shards = await Promise.all(shardNames.map((shard) => sweepShard(shard, now)));
  const overdue = shards.reduce((sum, one) => sum + one, 0);
  if (overdue > 0) logger.warn("outbox rows waited too long", { overdue });
  return { overdue };
};

/** Webhooks with deliveries that are due, messages to bots, visitors who wait, and gaps whose questions are asked again share the queue. */
export const handler = onSchedule(async (now) => {
  const [{ overdue }, woken, reminded, replays, visitors] = await Promise.all([
    sweep(now),
    wakeSenders(now),
    channelStore.remind(),
    wakeReplays(now),
    wakeDue(now),
  ]);
  return { overdue, woken, reminded, replays, visitors };
});

const sweepShard = async (shard: string, now: Date): Promise<number> => {
  let overdue = 0;
  for await (const row of rowEntity.all({ pk: key("outbox", shard), prefix: "" })) {
    if (row.due_at > now.toISOString()) continue;
    await send([row]);
    await postpone(row, now);
    if (++overdue === mostAtOnce) break;
  }
  return overdue;
};

/** Does nothing if the row is delivered by now. */
const postpone = async (row: OutboxRow, now: Date): Promise<void> => {
  const minutes = waits[Math.min(row.reminders, waits.length - 1)] ?? 0;
  const due_at = new Date(now.getTime() + minutes * 60_000).toISOString();
  const set = { due_at, reminders: row.reminders + 1 };
  const condition = when.equals({ due_at: row.due_at });
  await transact([rowEntity.change(row, { set, condition })]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};
