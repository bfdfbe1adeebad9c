import { erasePartition } from "#platform/table/erase.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { stateEntity } from "./entities.ts";
import { eraseLog } from "./log/erase-log.ts";
import { wake } from "./state.ts";
import { webhookStore } from "./store.ts";

/** Deletes the endpoints that are only for a chatbot that is being deleted, and the texts about it from all logs. */
export const removeWebhooksOf = async (accountId: string, chatbotId: string): Promise<void> => {
  const removed = await webhookStore.removeChatbot(accountId, chatbotId);
  for (const webhook of removed) await wake(webhook);
  await erasePartition(key("webhookContent", chatbotId));
};

/** Deletes an account's endpoints with their logs. Returns false if that is not done at `until`. */
export const removeAllWebhooks = async (accountId: string, until: number): Promise<boolean> => {
  for (const webhook of await webhookStore.all(accountId)) await webhookStore.remove(webhook);
  const states = stateEntity.all({ pk: key("account", accountId), prefix: keyPrefix("webhookState") });
  for await (const { id } of states) if (!(await eraseLog(id, until))) return false;
  return true;
};
