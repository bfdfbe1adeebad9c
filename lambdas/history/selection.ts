import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import type { HistoryEntry, HistoryFilter } from "#shared/contract/history.ts";

/** A filter of one account's conversations, with the chatbots' names. */
export interface Selection {
  accountId: string;
  chatbotId: string | undefined;
  session: HistoryFilter["session"];
  /** ISO time; conversations that started before it are left out. */
  since: string | undefined;
  /** Whether the filter needs more than chatbot, session and start. */
  readsContent: boolean;
  isMeant(conversation: StoredConversation): boolean;
  entryOf(conversation: StoredConversation): HistoryEntry;
}

type Query = Partial<HistoryFilter> & Pick<HistoryFilter, "session" | "period">;

/** Throws `not_found` for a chatbot of another account. */
export const select = async (accountId: string, query: Query, now = new Date()): Promise<Selection> => {
  const { chatbotId, session, period, outcome = "any", text } = query;
  if (chatbotId) await chatbotStore.ofAccount(accountId, chatbotId);
  const names = await countedChatbots(accountId);
  const nameOf = ({ rag_system_id }: StoredConversation) => names.get(rag_system_id) ?? "Deleted chatbot";
  const since = period === "all" ? undefined : daysBefore(now, Number(period));
  const words = wordsOf(text ?? "");
  return {
    accountId,
    chatbotId,
    session,
    since,
    readsContent: outcome !== "any" || words.length > 0,
    isMeant: (conversation) =>
      (!since || conversation.started_at >= since) &&
      (!chatbotId || conversation.rag_system_id === chatbotId) &&
      isOfSession(conversation.is_public_session, session) &&
      (outcome === "any" || (outcome === "unanswered") === (conversation.refused_answers ?? 0) > 0) &&
      (words.length === 0 || hasWords(searchable(conversation, nameOf(conversation)), words)),
    entryOf: (conversation) => ({
      ...conversation,
      chatbot_name: nameOf(conversation),
      refused_answers: conversation.refused_answers ?? 0,
    }),
  };
};

export const isOfSession = (isPublic: boolean | undefined, session: HistoryFilter["session"]): boolean =>
  session === "all" || isPublic === (session === "public");

/** The names of the account's chatbots by id. Conversations from before the history are counted first. */
const countedChatbots = async (accountId: string): Promise<Map<string, string>> => {
  const chatbots = await Array.fromAsync(chatbotStore.all(accountId));
  for (const { id } of chatbots)
    await (await conversationStore.history()).countFormer({ user_id: accountId, rag_system_id: id });
  return new Map(chatbots.map(({ id, name }) => [id, name]));
};

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();

const searchable = ({ title, session_id, visitor_info }: StoredConversation, chatbotName: string): string =>
  foldText([title, session_id, chatbotName, ...Object.values(visitor_info)].join("\n"));

const hasWords = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

const foldText = (text: string): string => foldDiacritics(text.normalize("NFKC")).toLowerCase();
