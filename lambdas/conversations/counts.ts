import { aggregateStore } from "#lambdas/analytics/store.ts";
import type { Write } from "#platform/table/client.ts";
import type { Conversation } from "#shared/contract/conversations.ts";

/** Writes that add to the account's numbers: in the month in which the conversation started, visitors' by themselves too. */
export const count = async (
  { user_id, rag_system_id, started_at, widget_id }: Conversation,
  counts: { conversations?: number; messages?: number; questions?: number },
): Promise<Write[]> => {
  const { conversations: visitor_conversations = 0, questions: visitor_questions = 0 } = counts;
  const ofVisitors = widget_id ? { visitor_conversations, visitor_questions } : {};
  const chatbot = { accountId: user_id, chatbotId: rag_system_id };
  const { conversations } = counts;
  return [
    ...(await aggregateStore.addToMonth(user_id, started_at, { ...counts, ...ofVisitors })),
    ...(conversations ? await (await aggregateStore.ofChatbots()).add(chatbot, { conversations }) : []),
  ];
};
