import { areas } from "#lambdas/areas.ts";
import { onSchedule } from "#platform/events/on-schedule.ts";
import { logger } from "#platform/logging/logger.ts";
import { send } from "#platform/outbox/announce.ts";
import { type OutboxRow, rowEntity, shardNames } from "#platform/outbox/row.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { key } from "#platform/table/keys.ts";

/** Minutes from each reminder until the next; the last one repeats. */
const waits = [2, 10, 60, 6 * 60];
/** Rows of a shard that one run enqueues, which bounds its time after a long failure. */
const maxAtOnce = 200;

/** Enqueues rows that were not delivered in time, because their message was lost or a consumer failed. */
export const sweep = async (now = new Date()): Promise<{ overdue: number }> => {
  const shards = await Promise.all(shardNames.map((shard) => sweepShard(shard, now)));
  const overdue = shards.reduce((sum, one) => sum + one, 0);
  if (overdue > 0) logger.warn("outbox rows waited too long", { overdue });
  return { overdue };
};

/** Wakes what is due in every area. One that fails does not stop the others; its failure ends the run. */
export const handler = onSchedule(async (now) => {
  const wakes = areas.flatMap(({ wakes = {} }) => Object.entries(wakes));
  const woken = await Promise.allSettled([
    sweep(now),
    ...wakes.map(async ([name, wake]) => ({ [name]: await wake(now) })),
  ]);
  const failed = woken.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  if (failed.length > 0) throw failed.length > 1 ? new AggregateError(failed) : failed[0];
  return Object.assign({}, ...woken.map((one) => (one.status === "fulfilled" ? one.value : {})));
});

const sweepShard = async (shard: string, now: Date): Promise<number> => {
  let overdue = 0;
  for await (const row of rowEntity.all({ pk: key("outbox", shard), prefix: "" })) {
    if (row.due_at > now.toISOString()) continue;
    await send([row]);
    await postpone(row, now);
    if (++overdue === maxAtOnce) break;
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
