import * as z from "zod";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { countItems } from "#platform/table/count.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { findTogether } from "#platform/table/lookup.ts";

/** The numbers on a chatbot's card. */
export interface ChatbotCounts {
  documents: number;
  conversations: number;
}

export interface CountedChatbot {
  accountId: string;
  chatbotId: string;
}

const number = z.number().int().default(0);

const keyOf = ({ accountId, chatbotId }: CountedChatbot) => ({
  pk: key("aggregates", accountId),
  sk: key("chatbot", chatbotId),
});

const countsEntity = entity({
  name: "Chatbot counts",
  shape: z.object({
    account_id: z.string(),
    rag_system_id: z.string(),
    documents: number,
    conversations: number,
  }),
  key: keyOf,
  keysOf: ({ account_id, rag_system_id }) => keyOf({ accountId: account_id, chatbotId: rag_system_id }),
});

const idOf = ({ accountId, chatbotId }: CountedChatbot) => ({
  account_id: accountId,
  rag_system_id: chatbotId,
});

/** Chatbots that this process knows to be counted. */
const counted = new Set<string>();
const maxRemembered = 10_000;

/**
 * Documents and conversations of each chatbot, one item beside the account's numbers. Items of former versions are
 * counted once, before the first change or reading, so that no change is missed.
 */
export const chatbotCounts = {
  /** A write for the transaction that creates a chatbot. */
  begin: (chatbot: CountedChatbot): Write =>
    countsEntity.place({ ...idOf(chatbot), documents: 0, conversations: 0 }),

  /** A write for the transaction that deletes a chatbot. */
  drop: (chatbot: CountedChatbot): Write => countsEntity.drop(chatbot),

  /** Writes for the transaction that changes the facts. Await them before it. */
  add: async (chatbot: CountedChatbot, counts: Partial<ChatbotCounts>): Promise<Write[]> => {
    const add = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
    if (Object.keys(add).length === 0) return [];
    if (!counted.has(chatbot.chatbotId)) {
      if (!(await countsEntity.find(chatbot))) await countOnce(chatbot);
      remember(chatbot.chatbotId);
    }
    return [countsEntity.addTo(chatbot, { set: idOf(chatbot), add })];
  },

  /** The numbers of up to 100 chatbots of an account, in their order and in one read. */
  ofAll: async (accountId: string, chatbotIds: string[]): Promise<ChatbotCounts[]> => {
    const chatbots = chatbotIds.map((chatbotId) => ({ accountId, chatbotId }));
    const found = await findTogether(...chatbots.map(countsEntity.lookup));
    return Promise.all(chatbots.map((chatbot, at) => found[at] ?? countOnce(chatbot)));
  },
};

const remember = (chatbotId: string): void => {
  if (counted.size >= maxRemembered) counted.clear();
  counted.add(chatbotId);
};

/** Counts the stored items. The write is refused if another process has counted in the meantime. */
const countOnce = async (chatbot: CountedChatbot): Promise<ChatbotCounts> => {
  const pk = key("chatbot", chatbot.chatbotId);
  const [documents, conversations] = await Promise.all(
    (["document", "conversation"] as const).map((kind) => countItems({ pk, prefix: keyPrefix(kind) })),
  );
  const counts = { documents: documents ?? 0, conversations: conversations ?? 0 };
  await transact([countsEntity.put({ ...idOf(chatbot), ...counts })]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
  return counts;
};
