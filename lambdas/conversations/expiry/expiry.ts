import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { countFormer } from "../statistics/count-former.ts";
import { expire } from "./expire.ts";
import { expiredConversations } from "./expired.ts";
import { expiredSums } from "./expired-sums.ts";
import { clearAllRemains } from "./remains.ts";

const parallel = 4;

interface Owned {
  id: string;
  user_id: string;
}

interface Bounds {
  /** Conversations without activity since then expire. */
  before: Date;
  /** Milliseconds since 1970; what is left then is left to the next call. */
  until: number;
}

/** Expired conversations of a chatbot: their deletion, their number, and their end with the chatbot. */
export const conversationExpiry = {
  /** Deletes a chatbot's expired conversations; a call that was killed is made up for by the next one. */
  removeExpired: async (
    { id, user_id }: Owned,
    { before, until }: Bounds,
  ): Promise<{ removed: number; isDone: boolean }> => {
    await aggregateStore.months(user_id);
    await countFormer({ user_id, rag_system_id: id });
    await clearAllRemains(id);
    let removed = 0;
    let cursor: string | undefined;
    do {
      const page = await expiredConversations(id, before, cursor);
      for (let at = 0; at < page.items.length; at += parallel) {
        if (Date.now() > until) return { removed, isDone: false };
        const gone = await Promise.all(page.items.slice(at, at + parallel).map(expire));
        removed += gone.filter(Boolean).length;
      }
      cursor = page.cursor;
    } while (cursor);
    return { removed, isDone: true };
  },

  /** Deletes what is left of a chatbot's expired conversations, and takes them out of the account's months. */
  removeRest: async (accountId: string, chatbotId: string): Promise<void> => {
    await clearAllRemains(chatbotId);
    await expiredSums.remove(accountId, chatbotId);
  },

  /** Counts in a page of a chatbot's conversations those without activity since `before`. */
  countExpired: async (chatbotId: string, before: Date, cursor?: string) => {
    const { items, ...rest } = await expiredConversations(chatbotId, before, cursor);
    return { ...rest, conversations: items.length };
  },
};
