import { logger } from "#platform/logging/logger.ts";
import { queue } from "#platform/storage/queue.ts";
import { failedCondition } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { duePlace, type GapKey } from "../entities.ts";
import { gapStore } from "../store.ts";

/** A replay that nobody continued for so long is continued by the schedule. */
const lostAfterMs = 120_000;
/** Gaps that one run of the schedule wakes, which bounds its time. */
const maxAtOnce = 200;

/** The attributes of a gap that the schedule looks after in two minutes. */
export const dueLater = (gap: GapKey, now = Date.now()) =>
  duePlace(gap, new Date(now + lostAfterMs).toISOString());

/** Has the replay of a gap continued. A failure is only logged: the schedule sends the message again. */
export const wake = async ({ account_id, id }: GapKey, delaySeconds = 0): Promise<void> => {
  try {
    const message = { gap: { account_id, id } };
    await queue("outbox").send({ message, group: `gaps#${account_id}`, delaySeconds });
  } catch (error) {
    logger.warn("a replay was not woken", { error: error instanceof Error ? error : String(error) });
  }
};

/** Wakes the replays that are due: lost ones, and those that await a document. */
export const wakeReplays = async (now = new Date()): Promise<number> => {
  let woken = 0;
  for await (const gap of gapStore.due(now)) {
    const condition = when.equals({ due_at: gap.due_at });
    const isOwn = await gapStore
      .update(gap, { set: dueLater(gap, now.getTime()), condition })
      .then(() => true, unlessChanged);
    if (isOwn) await wake(gap);
    if (++woken === maxAtOnce) break;
  }
  return woken;
};

/** False if a condition failed. */
const unlessChanged = (error: unknown): false => {
  if (failedCondition(error) || (error instanceof AppError && error.code === "not_found")) return false;
  throw error;
};
