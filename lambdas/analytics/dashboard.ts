import { chatbotStore } from "#lambdas/chatbots/store.ts";
import type { Dashboard, Figure } from "#shared/contract/analytics.ts";
import { type Counts, monthOf, type Period } from "./aggregate.ts";
import { aggregateStore } from "./store.ts";

/** The account's figures from its aggregates; months are calendar months in UTC. */
export const dashboard = async (accountId: string, now = new Date()): Promise<Dashboard> => {
  const [months, publicQuestions] = await Promise.all([
    aggregateStore.months(accountId),
    chatbotStore.countPublicQuestions(accountId),
  ]);
  const total = (name: keyof Counts) => months.reduce((sum, month) => sum + month[name], 0);
  return {
    activeChatbots: figure(months, "chatbots", now),
    messagesHandled: figure(months, "messages", now),
    documents: total("documents"),
    completedDocuments: total("completed_documents"),
    conversations: total("conversations"),
    queries: total("questions"),
    visitorConversations: total("visitor_conversations"),
    visitorQueries: total("visitor_questions") + publicQuestions,
    publishedChatbots: total("published_chatbots"),
    widgets: total("widgets"),
  };
};

const figure = (months: (Counts & Period)[], name: keyof Counts, now: Date): Figure => {
  const countIn = (date: Date) => months.find(({ start }) => start === monthOf(date).start)?.[name] ?? 0;
  const thisMonth = countIn(now);
  const lastMonth = countIn(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)));
  return {
    total: months.reduce((sum, month) => sum + month[name], 0),
    thisMonth,
    lastMonth,
    changePercent: lastMonth === 0 ? null : Math.round(((thisMonth - lastMonth) / lastMonth) * 100),
  };
};
