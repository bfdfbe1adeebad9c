import { logger } from "#platform/logging/logger.ts";
import { queue } from "#platform/storage/queue.ts";
import { when } from "#platform/table/conditions.ts";
import { connectionStore } from "./connections.ts";
import {
  type Leaving,
  type LeavingKey,
  leavingEntity,
  leavingPartition,
  leavingPlace,
  type StoredConnection,
} from "./entities.ts";
import { opened } from "./opened.ts";
import { platformOf } from "./platforms/platform-of.ts";
import { undefinedOn } from "./undefined-on.ts";

const retryMinutes = 5;
/** Afterwards a bot's secrets are deleted although its platform still has the webhook. */
const givesUpAfterHours = 24;

/** A disconnected bot, whose secrets are kept until its platform sends nothing any more, or for a day. */
export const leavingOf = (connection: StoredConnection, now = Date.now()): Leaving => {
  const gives_up_at = minutesAfter(now, givesUpAfterHours * 60);
  return {
    ...connection,
    due_at: minutesAfter(now, retryMinutes),
    gives_up_at,
    // a week more, should the schedule stand still
    ttl: Math.floor(Date.parse(gives_up_at) / 1000) + 7 * 86_400,
  };
};

/** Has the platform of a disconnected bot forget this address. Returns false if it is to be tried again. */
export const leave = async (leaving: Leaving): Promise<boolean> => {
  const { user_id, channel, bot_id, gives_up_at } = leaving;
  const present = await connectionStore.ofAccount(user_id);
  const isBack = present.some((one) => one.channel === channel && one.bot_id === bot_id);
  try {
    if (!isBack) await (await platformOf(channel)).detach(await opened(leaving));
  } catch (error) {
    const isOver = gives_up_at < new Date().toISOString();
    logger.warn(isOver ? "a bot's webhook was never removed" : "a bot's webhook was not removed", {
      channel,
      error: error instanceof Error ? error.message : String(error),
    });
    if (!isOver) return false;
  }
  await leavingEntity.remove(leaving);
  return true;
};

/** Tries again, after a reminder. */
export const leaveAgain = async (of: LeavingKey): Promise<void> => {
  const leaving = await leavingEntity.find(of);
  if (leaving) await leave(leaving);
};

/** Sends the bots to the queue whose platform was away; returns how many there were. */
export const remindLeaving = async (now = new Date()): Promise<number> => {
  let reminded = 0;
  const due = { pk: leavingPartition, prefix: "", index: "gsi1", from: "0", to: now.toISOString() } as const;
  for await (const leaving of leavingEntity.all(due)) {
    const { rag_system_id, channel, bot_id, user_id } = leaving;
    const message = { channelLeaving: { rag_system_id, channel, bot_id } };
    await queue("outbox").send({ message, group: `channels#${user_id}` });
    const due_at = minutesAfter(now.getTime(), retryMinutes);
    await leavingEntity
      .update(leaving, {
        set: { due_at, ...leavingPlace(due_at, leaving) },
        condition: when.equals({ due_at: leaving.due_at }),
      })
      .catch(undefinedOn("not_found"));
    if (++reminded === maxAtOnce) break;
  }
  return reminded;
};

const maxAtOnce = 100;

const minutesAfter = (time: number, minutes: number): string =>
  new Date(time + minutes * 60_000).toISOString();
