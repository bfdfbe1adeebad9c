import { conversationStore } from "#lambdas/conversations/store.ts";
import type { HistoryStats } from "#shared/history/routes.ts";
import { readSelected } from "./read-selected.ts";
import type { Selection } from "./selection.ts";

/**
 * The figures of a selection without words and outcome: from the sums of whole UTC days, and on the day on which the
 * period begins from the conversations that started after that moment.
 */
export const statsOf = async (selection: Selection): Promise<HistoryStats> => {
  const { accountId, since, chatbotId, session } = selection;
  const firstDay = since && dayAfter(since);
  const sums = await (await conversationStore.history()).sum(accountId, { chatbotId, session, firstDay });
  if (since && firstDay)
    for await (const group of readSelected(selection, { before: firstDay }))
      for (const { conversation } of group) {
        sums.conversations += 1;
        sums.messages += conversation.message_count;
        sums.tokens += conversation.total_tokens_used;
        sums.response_ms += conversation.response_ms ?? 0;
        sums.timed_answers += conversation.timed_answers ?? 0;
      }
  const { conversations, messages, tokens, response_ms, timed_answers } = sums;
  return {
    conversations,
    messages,
    tokens,
    messagesPerConversation: conversations === 0 ? 0 : Math.round((messages / conversations) * 10) / 10,
    averageResponseMs: timed_answers === 0 ? null : Math.round(response_ms / timed_answers),
  };
};

const dayAfter = (at: string): string => {
  const day = new Date(`${at.slice(0, 10)}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
