import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { type Counts, monthOf, type Period } from "#lambdas/core/counters/aggregate.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import type { Dashboard, Figure } from "#shared/analytics/routes.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

/** The account's figures from its aggregates; months are calendar months in UTC. */
export const dashboard = async (accountId: string, now = new Date()): Promise<Dashboard> => {
  const [months, chatbots] = await Promise.all([
    aggregateStore.months(accountId),
    Array.fromAsync(chatbotStore.all(accountId)),
  ]);
  const [publicQuestions, sampleDocuments] = await Promise.all([
    chatbotStore.countPublicQuestions(chatbots),
    countSampleDocuments(accountId, chatbots),
  ]);
  const total = (name: keyof Counts) => months.reduce((sum, month) => sum + month[name], 0);
  return {
    activeChatbots: figure(months, "chatbots", now),
    messagesHandled: figure(months, "messages", now),
    documents: total("documents"),
    completedDocuments: total("completed_documents"),
    sampleDocuments,
    conversations: total("conversations"),
    queries: total("questions"),
    visitorConversations: total("visitor_conversations"),
    visitorQueries: total("visitor_questions") + publicQuestions,
    publishedChatbots: total("published_chatbots"),
    widgets: total("widgets"),
  };
};

/** Reads nothing without a sample. */
const countSampleDocuments = async (accountId: string, chatbots: Chatbot[]): Promise<number> => {
  const ids = chatbots.filter(({ is_sample }) => is_sample).map(({ id }) => id);
  const counts = await (await aggregateStore.ofChatbots()).ofAll(accountId, ids.slice(0, 100));
  return counts.reduce((sum, { documents }) => sum + documents, 0);
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
