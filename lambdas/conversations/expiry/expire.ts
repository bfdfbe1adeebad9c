import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { announce } from "#platform/outbox/announce.ts";
import { newRow, writesOf } from "#platform/outbox/row.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { belongingEntity, conversationEntity, type StoredConversation } from "../entities.ts";
import { intervenedEntity } from "../handoff/intervened.ts";
import { testEntity } from "../test-entity.ts";
import { expiredSums } from "./expired-sums.ts";
import { clearRemains, remainsEntity } from "./remains.ts";

/**
 * Deletes a conversation unless it has changed since it was read, and leaves the account's statistics as they are.
 * Unlike a deletion that somebody asks for, the conversation goes first: until then it is whole, and a message that
 * comes keeps it. Returns false if one came. The chatbot must be counted (`countFormer`).
 */
export const expire = async (conversation: StoredConversation): Promise<boolean> => {
  await conversationEntity.upgrade(conversation);
  const { id, rag_system_id, user_id, last_seq, last_activity_at } = conversation;
  const chatbot = { accountId: user_id, chatbotId: rag_system_id };
  const remains = { id, rag_system_id, user_id };
  const row = newRow(conversation);
  try {
    await transact([
      conversationEntity.dropPresent(conversation, when.equals({ last_seq, last_activity_at })),
      belongingEntity.drop(id),
      testEntity.drop({ id, rag_system_id }),
      ...(conversation.has_intervention ? [intervenedEntity.drop(conversation)] : []),
      remainsEntity.place(remains),
      expiredSums.add(conversation),
      ...(await (await aggregateStore.ofChatbots()).add(chatbot, { conversations: -1 })),
      ...writesOf(row),
    ]);
  } catch (error) {
    if (failedCondition(error)) return false;
    throw error;
  }
  await announce(row);
  await clearRemains(remains);
  return true;
};
