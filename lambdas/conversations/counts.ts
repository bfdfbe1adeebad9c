import { aggregateStore } from "#lambdas/analytics/store.ts";
import type { Write } from "#platform/table/client.ts";
import type { Conversation } from "#shared/contract/conversations.ts";
import { dayCounts } from "./statistics/day-counts.ts";
import type { DaySums } from "./statistics/day-sums.ts";

interface Changes extends Partial<DaySums> {
  questions?: number;
}

/**
 * Writes that add to the account's numbers: in the month in which the conversation started, visitors' by themselves
 * too, and to the sums of the day on which it started.
 */
export const count = async (
  conversation: Conversation,
  { questions = 0, ...sums }: Changes,
): Promise<Write[]> => {
  const { user_id, rag_system_id, started_at, widget_id } = conversation;
  const { conversations = 0, messages = 0 } = sums;
  const ofVisitors = widget_id ? { visitor_conversations: conversations, visitor_questions: questions } : {};
  const chatbot = { accountId: user_id, chatbotId: rag_system_id };
  const month = { conversations, messages, questions, ...ofVisitors };
  return [
    ...(await aggregateStore.addToMonth(user_id, started_at, month)),
    ...(conversations ? await (await aggregateStore.ofChatbots()).add(chatbot, { conversations }) : []),
    ...(await dayCounts.add(conversation, sums)),
  ];
};
