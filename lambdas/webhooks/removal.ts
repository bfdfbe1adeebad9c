import type { Removing } from "#lambdas/area.ts";
import { erasePartition } from "#platform/table/erase.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { stateEntity } from "./entities.ts";
import { eraseLog } from "./log/erase-log.ts";
import { key, keyPrefix } from "./names.ts";
import { wake } from "./state.ts";
import { webhookStore } from "./store.ts";

/** Endpoints that are only for the chatbot go, and the texts about it from all logs. */
export const ofChatbot = async ({ user_id, id }: Chatbot): Promise<void> => {
  const removed = await webhookStore.removeChatbot(user_id, id);
  for (const webhook of removed) await wake(webhook);
  await erasePartition(key("webhookContent", id));
};

/**
 * A sender at work would write on after its log was erased, so its turn is awaited: it erases the log itself once the
 * endpoint is gone.
 */
export const ofAccount = async (accountId: string, { until }: Removing): Promise<boolean> => {
  for (const webhook of await webhookStore.all(accountId)) await webhookStore.remove(webhook);
  const states = stateEntity.all({ pk: key("account", accountId), prefix: keyPrefix("webhookState") });
  for await (const { id, sender_until = 0 } of states)
    if (sender_until > Date.now() || !(await eraseLog(id, until))) return false;
  return true;
};
