import { conversationStore } from "#lambdas/conversations/store.ts";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { onSchedule } from "#platform/events/on-schedule.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { transact } from "#platform/table/client.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { lastKept } from "./last-kept.ts";
import { type Retention, retentionStore } from "./store.ts";

/** A run ends before its function's time is over. */
const budgetMs = 240_000;
const dayMs = 24 * 3_600_000;

/**
 * Deletes the expired conversations of chatbots that are due, and has each swept again a day later. What a run does not
 * come to stays due.
 */
export const sweep = async (now = new Date(), budget = budgetMs): Promise<{ removed: number }> => {
  const until = Date.now() + budget;
  let removed = 0;
  for await (const due of retentionStore.due(now)) {
    const chatbot = await chatbotOf(due);
    if (chatbot?.keep_days === undefined) {
      await retentionStore.remove(due);
      continue;
    }
    const swept = await sweepChatbot(chatbot, lastKept(now, chatbot.keep_days), until);
    removed += swept.removed;
    if (!swept.isDone) break;
    await retentionStore.postpone(due, new Date(now.getTime() + dayMs).toISOString());
  }
  return { removed };
};

export const handler = onSchedule((now) => sweep(now));

const sweepChatbot = async (chatbot: Chatbot, before: Date, until: number) => {
  addLogIds({ chatbotId: chatbot.id });
  const swept = await (await conversationStore.expiry()).removeExpired(chatbot, { before, until });
  if (swept.removed > 0) await transact([log(chatbot, swept.removed)]);
  return swept;
};

/** Undefined for a chatbot that is deleted. */
const chatbotOf = ({ account_id, rag_system_id }: Retention): Promise<Chatbot | undefined> =>
  chatbotStore.ofAccount(account_id, rag_system_id).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });

/** The product itself is named as who did it. */
const log = ({ id, user_id, name, keep_days }: Chatbot, removed: number) =>
  logActivity(
    { accountId: user_id, userId: "Docent" },
    {
      action: "deleted",
      subject: { kind: "conversations", id, name },
      detail: `${removed.toLocaleString("en-US")} without a message for ${keep_days} days`,
    },
  );
