import * as z from "zod";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { StoredConversation } from "../entities.ts";
import { dayEntity, dayOf, daySumsShape, sessionOf, sumNames } from "../statistics/day-sums.ts";

const number = z.number().default(0);

const keyOf = ({ account_id, day, rag_system_id }: ReturnType<typeof dayOf>) => ({
  pk: key("aggregates", account_id),
  sk: key("conversationExpired", day, rag_system_id),
});

/**
 * Sums over conversations that expired, by the UTC day of their start and by chatbot. The counters keep them, so a
 * recount adds these sums to the stored conversations.
 */
export const expiredEntity = entity({
  name: "Sums of expired conversations",
  shape: daySumsShape.extend({
    questions: number,
    visitor_conversations: number,
    visitor_questions: number,
  }),
  key: keyOf,
  keysOf: keyOf,
});

export const expiredSums = {
  /** A write for the transaction that deletes an expired conversation. */
  add: (conversation: StoredConversation): Write => {
    const id = dayOf(conversation);
    const session = sessionOf(conversation);
    const { message_count, question_count, total_tokens_used, widget_id, is_page_session } = conversation;
    const counts = {
      [`${session}_conversations`]: 1,
      [`${session}_messages`]: message_count,
      [`${session}_tokens`]: total_tokens_used,
      [`${session}_response_ms`]: conversation.response_ms ?? 0,
      [`${session}_timed_answers`]: conversation.timed_answers ?? 0,
      questions: question_count,
      visitor_conversations: widget_id || is_page_session ? 1 : 0,
      visitor_questions: widget_id ? question_count : 0,
    };
    const add = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
    return expiredEntity.addTo(id, { set: id, add });
  },

  /** Takes what expired of a chatbot out of the counters, when the chatbot is deleted. */
  remove: async (accountId: string, chatbotId: string): Promise<void> => {
    const days = { pk: key("aggregates", accountId), prefix: keyPrefix("conversationExpired") };
    for await (const sums of expiredEntity.all(days)) {
      if (sums.rag_system_id !== chatbotId) continue;
      const { day, questions, visitor_conversations, visitor_questions } = sums;
      const counts = {
        conversations: -sums.public_conversations - sums.private_conversations,
        messages: -sums.public_messages - sums.private_messages,
        questions: -questions,
        visitor_conversations: -visitor_conversations,
        visitor_questions: -visitor_questions,
      };
      await transact([
        expiredEntity.dropPresent(sums),
        dayEntity.addTo(sums, { add: negated(sums) }),
        ...(await aggregateStore.addToMonth(accountId, `${day}T00:00:00.000Z`, counts)),
      ]).catch((error) => {
        // Another call has done it.
        if (!failedCondition(error)) throw error;
      });
    }
  },
};

const negated = (sums: z.output<typeof daySumsShape>): Record<string, number> =>
  Object.fromEntries(
    (["public", "private"] as const).flatMap((session) =>
      sumNames.map((name) => [`${session}_${name}`, -sums[`${session}_${name}`]] as const),
    ),
  );
