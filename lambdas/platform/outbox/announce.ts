import { logger } from "../logging/logger.ts";
import type { OutboxRow } from "./row.ts";

/** Rows that one message names; those of one message are delivered one after another. */
const maxInMessage = 25;

let waiting: OutboxRow[] = [];
let sending: Promise<void> | undefined;

/**
 * Sends a stored row to the queue, together with others that come while a message is under way. A failure is only
 * logged: the sweep sends the row again.
 */
export const announce = (row: OutboxRow | undefined): Promise<void> => {
  if (row) waiting.push(row);
  if (waiting.length > 0) sending ??= sendWaiting();
  return announced();
};

/** Resolves when nothing is being sent; Lambda may freeze the process once its handler has returned. */
export const announced = (): Promise<void> => sending ?? Promise.resolve();

const sendWaiting = async (): Promise<void> => {
  while (waiting.length > 0) {
    const rows = waiting.slice(0, maxInMessage);
    waiting = waiting.slice(maxInMessage);
    await send(rows).catch((error) => {
      logger.warn("outbox rows not announced", {
        rows: rows.length,
        error: error instanceof Error ? error : String(error),
      });
    });
  }
  sending = undefined;
};

/** The queue's client is loaded on first use, after the answer. */
export const send = async (rows: OutboxRow[]): Promise<void> => {
  const { queue } = await import("../storage/queue.ts");
  const message = { rows: rows.map(({ shard, id }) => ({ shard, id })) };
  await queue("outbox").send({ message, group: rows[0]?.conversation.user_id ?? "" });
};
