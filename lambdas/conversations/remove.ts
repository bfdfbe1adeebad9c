import { announce } from "#platform/outbox/announce.ts";
import { newRow, writesOf } from "#platform/outbox/row.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { count } from "./counts.ts";
import { belongingEntity, conversationEntity, type StoredConversation } from "./entities.ts";
import { dropParts, grouped } from "./expiry/parts.ts";
import { intervenedEntity } from "./handoff/intervened.ts";
import { key, keyPrefix } from "./names.ts";
import { sourceEntity } from "./source-entity.ts";
import { testEntity } from "./test-entity.ts";

const atOnce = 50;

/**
 * Deletes a conversation with its messages, and takes it out of the account's numbers. The conversation goes last, so
 * a deletion that broke off can be repeated. `also` joins the last transaction.
 */
export const removeConversation = async (
  conversation: StoredConversation,
  also: Write[] = [],
): Promise<void> => {
  const { id, rag_system_id } = conversation;
  await transactAll(dropParts(conversation));
  await conversationEntity.upgrade(conversation);
  const { last_seq, message_count, question_count, total_tokens_used } = conversation;
  const { response_ms = 0, timed_answers = 0 } = conversation;
  const row = newRow(conversation);
  try {
    await transact([
      conversationEntity.dropPresent(conversation, when.equals({ last_seq })),
      belongingEntity.drop(id),
      testEntity.drop({ id, rag_system_id }),
      ...(conversation.has_intervention ? [intervenedEntity.drop(conversation)] : []),
      ...(await count(conversation, {
        conversations: -1,
        messages: -message_count,
        questions: -question_count,
        tokens: -total_tokens_used,
        response_ms: -response_ms,
        timed_answers: -timed_answers,
      })),
      ...writesOf(row),
      ...also,
    ]);
    await announce(row);
  } catch (error) {
    if (!failedCondition(error)) throw error;
    // An event was stored in between.
    const present = await conversationEntity.find(conversation);
    if (present) await removeConversation(present, also);
  }
};

/** Deletes the sources that a chatbot's answers refer to, and how long its visitors waited, after the conversations. */
export const removeSources = async (chatbotId: string): Promise<void> => {
  const pk = key("chatbot", chatbotId);
  await transactAll(dropSources({ pk, prefix: keyPrefix("source") }));
  await erasePartition(pk, keyPrefix("handoff", "wait"));
};

async function* dropSources(query: { pk: string; prefix: string }): AsyncGenerator<Write> {
  for await (const source of sourceEntity.all(query)) yield sourceEntity.drop(source);
}

const transactAll = async (writes: AsyncIterable<Write>): Promise<void> => {
  for await (const { group } of grouped(writes, atOnce)) if (group.length > 0) await transact(group);
};
