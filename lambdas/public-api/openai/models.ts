import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";

/** The key's chatbot as OpenAI's clients list models. */
export const listModels = async ({ accountId, chatbotId }: ApiKey) => {
  const { id, created_at } = await chatbotStore.ofAccount(accountId, chatbotId);
  const created = Math.floor(Date.parse(created_at) / 1000);
  return { object: "list" as const, data: [{ id, object: "model" as const, created, owned_by: "docent" }] };
};
