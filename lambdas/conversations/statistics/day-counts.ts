import { transact, type Write } from "#platform/table/client.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { key, keyPrefix } from "../names.ts";
import { countFormer, dropCounted } from "./count-former.ts";
import { type DaySums, dayEntity, dayOf, sessionOf, sumNames } from "./day-sums.ts";

/** The conversations that a sum is over. */
export interface Counted {
  chatbotId?: string | undefined;
  session: "all" | "public" | "private";
  /** ISO date; days before it are left out. */
  firstDay?: string | undefined;
}

/**
 * Sums over conversations by the UTC day on which they started, by chatbot and kind of session, in one item for each
 * day and chatbot.
 */
export const dayCounts = {
  /**
   * Writes for the transaction that changes the facts; await them before it, because the first ones count what was
   * stored before there were these sums.
   */
  add: async (conversation: Conversation, sums: Partial<DaySums>): Promise<Write[]> => {
    const session = sessionOf(conversation);
    const add = Object.fromEntries(
      sumNames.filter((name) => sums[name]).map((name) => [`${session}_${name}`, sums[name] ?? 0]),
    );
    if (Object.keys(add).length === 0) return [];
    await countFormer(conversation);
    const id = dayOf(conversation);
    return [dayEntity.addTo(id, { set: id, add })];
  },

  sum: async (accountId: string, { chatbotId, session, firstDay }: Counted): Promise<DaySums> => {
    const total: DaySums = { conversations: 0, messages: 0, tokens: 0, response_ms: 0, timed_answers: 0 };
    const sessions = session === "all" ? (["public", "private"] as const) : [session];
    const prefix = keyPrefix("conversationDay");
    const from = firstDay && key("conversationDay", firstDay);
    for await (const item of dayEntity.all({ pk: key("aggregates", accountId), prefix, from }))
      if (!chatbotId || item.rag_system_id === chatbotId)
        for (const name of sumNames) for (const one of sessions) total[name] += item[`${one}_${name}`];
    return total;
  },

  /** Deletes the items of a chatbot that has no conversations any more. */
  remove: async (accountId: string, chatbotId: string): Promise<void> => {
    const days = dayEntity.all({ pk: key("aggregates", accountId), prefix: keyPrefix("conversationDay") });
    for await (const item of days) if (item.rag_system_id === chatbotId) await dayEntity.remove(item);
    await transact([dropCounted(accountId, chatbotId)]);
  },
};
