import { aggregateStore } from "#lambdas/core/counters/store.ts";
import type { Write } from "#platform/table/client.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
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
  const { user_id, rag_system_id, started_at, widget_id, is_page_session } = conversation;
  const { conversations = 0, messages = 0 } = sums;
  const ofVisitors = {
    visitor_conversations: widget_id || is_page_session ? conversations : 0,
    // The public link counts the questions on its page.
    visitor_questions: widget_id ? questions : 0,
  };
  const chatbot = { accountId: user_id, chatbotId: rag_system_id };
  const month = { conversations, messages, questions, ...ofVisitors };
  return [
    ...(await aggregateStore.addToMonth(user_id, started_at, month)),
    ...(conversations ? await (await aggregateStore.ofChatbots()).add(chatbot, { conversations }) : []),
    ...(await dayCounts.add(conversation, sums)),
  ];
};
