import { aggregateStore } from "#lambdas/analytics/store.ts";
import type { Conversation } from "#shared/contract/conversations.ts";

/** Writes that add to the account's numbers: in the month in which the conversation started, visitors' by themselves too. */
export const count = (
  { user_id, started_at, widget_id }: Conversation,
  counts: { conversations?: number; messages?: number; questions?: number },
) => {
  const { conversations: visitor_conversations = 0, questions: visitor_questions = 0 } = counts;
  const ofVisitors = widget_id ? { visitor_conversations, visitor_questions } : {};
  return aggregateStore.addToMonth(user_id, started_at, { ...counts, ...ofVisitors });
};
