import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Dashboard, Figure } from "#shared/contract/analytics.ts";

/** The owner's figures, counted from what is stored; months are calendar months in UTC. */
export const dashboard = async (userId: string, now = new Date()): Promise<Dashboard> => {
  const [chatbots, conversations, widgets] = await Promise.all([
    Array.fromAsync(chatbotStore.all(userId)),
    Array.fromAsync(conversationStore.allOfOwner(userId)),
    Array.fromAsync(widgetStore.all(userId)),
  ]);
  const active = chatbots.filter(({ status }) => status === "active");
  const documents = (
    await Promise.all(chatbots.map(({ id }) => Array.fromAsync(documentStore.all(id))))
  ).flat();
  const messagesHandled = figure(
    conversations.map((item) => ({ at: item.started_at, count: item.message_count })),
    now,
  );
  return {
    activeChatbots: figure(
      active.map(({ created_at }) => ({ at: created_at, count: 1 })),
      now,
    ),
    messagesHandled,
    documents: documents.length,
    completedDocuments: documents.filter(({ processing_status }) => processing_status === "completed").length,
    conversations: conversations.length,
    // One record of a question is written with its two messages, and takes kilobytes: too much to be read for a number.
    queries: messagesHandled.total / 2,
    publishedChatbots: chatbots.filter(({ is_public }) => is_public).length,
    widgets: widgets.length,
  };
};

const figure = (counts: { at: string; count: number }[], now: Date): Figure => {
  const sum = (month?: string) =>
    counts.filter(({ at }) => !month || at.startsWith(month)).reduce((total, { count }) => total + count, 0);
  const thisMonth = sum(monthOf(now));
  const lastMonth = sum(monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))));
  const changePercent = lastMonth === 0 ? null : Math.round(((thisMonth - lastMonth) / lastMonth) * 100);
  return { total: sum(), thisMonth, lastMonth, changePercent };
};

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
