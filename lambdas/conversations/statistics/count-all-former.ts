import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { bookFormer } from "./book-former.ts";
import { countFormer } from "./count-former.ts";

/**
 * Brings the account's conversations from before sums by day and ledger into both, once, and returns the chatbots,
 * newest first. A call that breaks off is made up for by the next one.
 */
export const countAllFormer = async (accountId: string): Promise<Chatbot[]> => {
  const chatbots = await Array.fromAsync(chatbotStore.all(accountId));
  for (const { id } of chatbots) await countFormer({ user_id: accountId, rag_system_id: id });
  await bookFormer(accountId);
  return chatbots;
};
