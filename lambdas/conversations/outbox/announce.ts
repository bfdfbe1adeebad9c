import { logger } from "#platform/logging/logger.ts";
import type { OutboxRow } from "./row.ts";

const underWay = new Set<Promise<void>>();

/** Sends a stored row to the queue. A failure is only logged: the sweep sends the row again. */
export const announce = (row: OutboxRow | undefined): Promise<void> => {
  if (!row) return Promise.resolve();
  const sending = send(row).catch((error) => {
    logger.warn("outbox row not announced", { error: error instanceof Error ? error : String(error) });
  });
  underWay.add(sending);
  return sending.finally(() => underWay.delete(sending));
};

/** Resolves when nothing is being sent; Lambda may freeze the process once its handler has returned. */
export const announced = async (): Promise<void> => {
  await Promise.all(underWay);
};

/** The queue's client is loaded on first use, after the answer. */
export const send = async ({ shard, id, conversation }: OutboxRow): Promise<void> => {
  const { queue } = await import("#platform/storage/queue.ts");
  await queue("outbox").send({ message: { shard, id }, group: conversation.user_id });
};
