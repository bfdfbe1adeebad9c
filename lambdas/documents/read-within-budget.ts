import { budgetStore, hasRoom, limitsAt } from "#lambdas/budget/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { enqueue } from "./enqueue.ts";
import { type Pending, pendingStore } from "./pending.ts";
import type { StoredDocument } from "./store.ts";

/** Seconds until the next look, and until a message that was lost is sent again. */
const checkSeconds = 120;

/** Enqueues a document that awaits room in a budget, once there is some. */
export const readWithinBudget = async (waiting: Pending, document: StoredDocument): Promise<void> => {
  if (await isAdmitted(document)) await enqueue(document);
  await pendingStore.remind(waiting, checkSeconds);
};

const isAdmitted = async ({ user_id, rag_system_id, awaits_budget = 0 }: StoredDocument) => {
  const [chatbot, account] = await Promise.all([
    chatbotStore.ofAccount(user_id, rag_system_id),
    budgetStore.ofAccount(user_id),
  ]);
  const budgets = { accountId: user_id, chatbotId: rag_system_id, chatbot: chatbot.budget, account };
  return hasRoom(await limitsAt(budgets, new Date()), { nanoDollars: awaits_budget, answers: 0 });
};
