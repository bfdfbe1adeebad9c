import { mayRead } from "#lambdas/conversations/readers.ts";
import { channelOf, conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import type { HistoryEntry, HistoryFilter } from "#shared/history/routes.ts";
import type { Searched } from "./search/searched.ts";

/** A filter of one account's conversations, with the chatbots' names. */
export interface Selection {
  accountId: string;
  chatbotId: string | undefined;
  session: HistoryFilter["session"];
  /** ISO time; conversations that started before it are left out. */
  since: string | undefined;
  /** Present if the index of messages selects, because of words, feedback or channel. */
  searched: Searched | undefined;
  /** Whether a conversation fulfils the part of the filter that the table tells. */
  isMeant(conversation: StoredConversation): boolean;
  entryOf(conversation: StoredConversation): HistoryEntry;
}

interface Reading extends Pick<Membership, "role"> {
  now?: Date;
}

type Query = Partial<HistoryFilter> & Pick<HistoryFilter, "session" | "period">;

/** The conversations of a filter that a member with a role may read. Throws `not_found` for a chatbot of another account. */
export const select = async (
  accountId: string,
  query: Query,
  { role, now = new Date() }: Reading = { role: "owner" },
): Promise<Selection> => {
  const { chatbotId, session, period, outcome = "any", channel = "any" } = query;
  if (chatbotId) await chatbotStore.ofAccount(accountId, chatbotId);
  const names = await countedChatbots(accountId);
  const since = period === "all" ? undefined : daysBefore(now, Number(period));
  return {
    accountId,
    chatbotId,
    session,
    since,
    searched: await searchedBy(accountId, { query, since, names }),
    isMeant: (conversation) =>
      mayRead(conversation, { role }) &&
      (!since || conversation.started_at >= since) &&
      (!chatbotId || conversation.rag_system_id === chatbotId) &&
      isOfSession(conversation.is_public_session, session) &&
      (channel === "any" || channelOf(conversation) === channel) &&
      (outcome === "any" || (outcome === "unanswered") === (conversation.refused_answers ?? 0) > 0),
    entryOf: (conversation) => ({
      ...conversation,
      chatbot_name: names.get(conversation.rag_system_id) ?? "Deleted chatbot",
      refused_answers: conversation.refused_answers ?? 0,
    }),
  };
};

export const isOfSession = (isPublic: boolean | undefined, session: HistoryFilter["session"]): boolean =>
  session === "all" || isPublic === (session === "public");

const searchedBy = async (
  accountId: string,
  { query, since, names }: { query: Query; since: string | undefined; names: Map<string, string> },
): Promise<Searched | undefined> => {
  const { text = "", feedback = "any", channel = "any" } = query;
  if (text === "" && feedback === "any" && channel === "any") return undefined;
  const { searchedOf } = await import("./search/searched.ts");
  return searchedOf(accountId, { ...query, since, names });
};

/** The names of the account's chatbots by id. Conversations from before the history are counted first. */
const countedChatbots = async (accountId: string): Promise<Map<string, string>> => {
  const chatbots = await (await conversationStore.history()).countAllFormer(accountId);
  return new Map(chatbots.map(({ id, name }) => [id, name]));
};

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();
