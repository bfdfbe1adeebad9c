import { channelOf, conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import type { QuestionGroup, Questions } from "#shared/analytics/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { isOfSource } from "../overview/is-of-source.ts";
import { periodOf, startOf } from "../overview/period.ts";
import { type Asked, groupQuestions } from "./group.ts";
import { sampleOf } from "./sample.ts";

const maxGroups = 5;
const atOnce = 25;

/** The questions of visitors and programs in a period, gathered by meaning. Throws `not_found` for a chatbot of another account. */
export const questionsOf = async (
  accountId: string,
  { days, chatbotId, source }: AnalyticsFilter,
  now = new Date(),
): Promise<Questions> => {
  const timeZone = await timeZoneOf(accountId);
  const { period } = periodOf(now, timeZone, Number(days));
  const chatbots = await (await conversationStore.history()).countAllFormer(accountId);
  const names = new Map(chatbots.map(({ id, name }) => [id, name]));
  if (chatbotId && !names.has(chatbotId)) throw new AppError("not_found", "Chatbot not found.");
  const items = await ledger.dayItems(accountId, period);
  const meant = items.filter(
    (item) =>
      item.source !== "test" &&
      (!chatbotId || item.chatbotId === chatbotId) &&
      isOfSource(item.source, source),
  );
  const total = meant.reduce((sum, { counters }) => sum + ledger.countsIn(counters).conversations, 0);
  const conversations = await sampleOf(accountId, {
    from: startOf(meant[0]?.day ?? period.first, timeZone).getTime(),
    to: now.getTime() + 1,
    chatbotId,
    total,
    isMeant: (one) => isOfSource(channelOf(one), source),
  });
  const asked = await askedIn(conversations, names);
  return {
    top: (await groupQuestions(asked)).filter(isRepeated).slice(0, maxGroups),
    unanswered: (await groupQuestions(asked.filter(({ isAnswered }) => !isAnswered))).slice(0, maxGroups),
    conversations: Math.max(total, conversations.length),
    read: conversations.length,
  };
};

/** One person's wording is no top question. */
const isRepeated = ({ people }: QuestionGroup): boolean => people > 1;

const askedIn = async (conversations: StoredConversation[], names: Map<string, string>): Promise<Asked[]> => {
  const { latestQueries } = await conversationStore.queries();
  const asked: Asked[] = [];
  for (let at = 0; at < conversations.length; at += atOnce) {
    const queries = await Promise.all(conversations.slice(at, at + atOnce).map(latestQueries));
    for (const one of queries.flat())
      if (one.outcome === "answered" || one.outcome === "refused")
        asked.push({
          question: one.query,
          conversationId: one.conversation_id,
          chatbot: names.get(one.rag_system_id) ?? "Deleted chatbot",
          isAnswered: one.outcome === "answered",
          at: one.created_at,
        });
  }
  return asked;
};
