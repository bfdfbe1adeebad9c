import * as z from "zod";
import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { messageAnalysisVersion } from "#platform/search/messages/version.ts";
import { queue } from "#platform/storage/queue.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { activityPartition, conversationEntity } from "../entities.ts";
import { key } from "../names.ts";
import { readEntry } from "./read-entry.ts";

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("aggregates", account_id),
  sk: key("messageIndex"),
});

/** How far an account's index of messages is rebuilt from the log. */
const rebuildEntity = entity({
  name: "Rebuild",
  shape: z.object({
    account_id: z.string(),
    /** Behind the conversations that are done. */
    cursor: z.string().optional(),
    /** Until then a pass is expected to go on; later another one may. */
    due_at: at,
  }),
  key: keyOf,
  keysOf: keyOf,
});

/** A call ends before the function's time is over. */
const passMs = 20_000;
const atOnce = 25;
/** A pass whose message was lost is repeated after this time, when somebody asks again. */
const dueAfterMs = 120_000;
/** Accounts whose index this process knows to be complete. */
const complete = new Set<string>();
const maxRemembered = 10_000;

/**
 * Whether all conversations of the account are in the index of messages. If not, e.g. because they are from before the
 * index or the index was lost, starts to put them there, or continues a pass that broke off.
 */
export const ensureIndexed = async (accountId: string): Promise<boolean> => {
  if (complete.has(accountId)) return true;
  if ((await (await port("messages")).completeness(accountId)) === messageAnalysisVersion) {
    if (complete.size >= maxRemembered) complete.clear();
    complete.add(accountId);
    return true;
  }
  if (await takeTurn(accountId))
    await sendPass(accountId).catch((error) => {
      // The list shows what is there; a later request sends the message again.
      logger.warn("rebuild of the index of messages not enqueued", {
        error: error instanceof Error ? error : String(error),
      });
    });
  return false;
};

/** One bounded pass over conversations of the account, by their last activity; sends the message for the next one. */
export const rebuildPass = async (accountId: string): Promise<void> => {
  const state = await rebuildEntity.find({ account_id: accountId });
  if (!state) return;
  const messages = await port("messages");
  const end = Date.now() + passMs;
  let cursor = state.cursor;
  do {
    // A conversation that moves to the front during a pass has a new event, which puts it into the index.
    const page = await conversationEntity.list({
      pk: activityPartition(accountId),
      prefix: "",
      index: "gsi1",
      newestFirst: true,
      limit: atOnce,
      cursor,
    });
    const entries = await Promise.all(page.items.map(readEntry));
    await messages.put(
      accountId,
      entries.filter((entry) => entry !== undefined),
    );
    cursor = page.cursor;
    if (cursor) await rebuildEntity.save({ account_id: accountId, cursor, due_at: dueAt() });
  } while (cursor && Date.now() < end);
  if (cursor) return sendPass(accountId);
  await messages.markComplete(accountId, messageAnalysisVersion);
  await rebuildEntity.remove({ account_id: accountId });
};

const sendPass = (accountId: string): Promise<void> =>
  queue("outbox").send({ message: { rebuild: accountId }, group: accountId });

/** False while another pass is expected to go on. */
const takeTurn = async (account_id: string): Promise<boolean> => {
  const state = await rebuildEntity.find({ account_id });
  if (state && state.due_at > new Date().toISOString()) return false;
  const write = state
    ? rebuildEntity.change(state, {
        set: { due_at: dueAt() },
        condition: when.equals({ due_at: state.due_at }),
      })
    : rebuildEntity.put({ account_id, due_at: dueAt() });
  try {
    await transact([write]);
    return true;
  } catch (error) {
    if (failedCondition(error)) return false;
    throw error;
  }
};

const dueAt = (): string => new Date(Date.now() + dueAfterMs).toISOString();
