import { channelOf, conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import type { RecentQuery } from "#shared/analytics/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { isOfSource } from "./overview/is-of-source.ts";
import { periodOf, startOf } from "./overview/period.ts";

const maxQueries = 20;

/** The most recent queries of a period, newest first. Throws `not_found` for a chatbot of another account. */
export const queriesOf = async (
  accountId: string,
  { days, chatbotId, source }: AnalyticsFilter,
  now = new Date(),
): Promise<{ items: RecentQuery[] }> => {
  const timeZone = await timeZoneOf(accountId);
  const { period } = periodOf(now, timeZone, Number(days));
  const chatbots = await Array.fromAsync(chatbotStore.all(accountId));
  const names = new Map(chatbots.map(({ id, name }) => [id, name]));
  if (chatbotId && !names.has(chatbotId)) throw new AppError("not_found", "Chatbot not found.");
  const { recentQueries } = await conversationStore.queries();
  const queries = await recentQueries(accountId, {
    since: startOf(period.first, timeZone).toISOString(),
    limit: maxQueries,
    isMeant: (one) => (!chatbotId || one.rag_system_id === chatbotId) && isOfSource(channelOf(one), source),
  });
  return {
    items: queries.map((one) => ({
      id: one.id,
      conversationId: one.conversation_id,
      query: one.query,
      chatbotName: names.get(one.rag_system_id) ?? "Deleted chatbot",
      outcome: one.outcome,
      responseMs: one.response_time_ms === null ? null : Math.round(one.response_time_ms),
      at: one.created_at,
    })),
  };
};
