import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { count } from "./counts.ts";
import {
  belongingEntity,
  conversationEntity,
  debugEntity,
  type StoredConversation,
  sourceEntity,
  testEntity,
} from "./entities.ts";
import { eventEntity, eventsIn } from "./event.ts";
import { announce } from "./outbox/announce.ts";
import { newRow, writesOf } from "./outbox/row.ts";

const atOnce = 50;

/**
 * Deletes a conversation with its messages, and takes it out of the account's numbers. The conversation goes last, so
 * a deletion that broke off can be repeated.
 */
export const removeConversation = async (conversation: StoredConversation): Promise<void> => {
  const { id, rag_system_id } = conversation;
  const pk = key("conversation", id);
  await dropAll(debugEntity.all({ pk, prefix: keyPrefix("debug") }), debugEntity.drop);
  await dropAll(eventEntity.all(eventsIn(id)), eventEntity.drop);
  await conversationEntity.upgrade(conversation);
  const { last_seq, message_count, question_count, total_tokens_used } = conversation;
  const { response_ms = 0, timed_answers = 0 } = conversation;
  const row = newRow(conversation);
  try {
    await transact([
      conversationEntity.dropPresent(conversation, when.equals({ last_seq })),
      belongingEntity.drop(id),
      testEntity.drop({ id, rag_system_id }),
      ...(await count(conversation, {
        conversations: -1,
        messages: -message_count,
        questions: -question_count,
        tokens: -total_tokens_used,
        response_ms: -response_ms,
        timed_answers: -timed_answers,
      })),
      ...writesOf(row),
    ]);
    await announce(row);
  } catch (error) {
    if (!failedCondition(error)) throw error;
    // An event was stored in between.
    const present = await conversationEntity.find(conversation);
    if (present) await removeConversation(present);
  }
};

/** Deletes the sources that a chatbot's answers refer to, after the conversations. */
export const removeSources = (chatbotId: string): Promise<void> => {
  const sources = { pk: key("chatbot", chatbotId), prefix: keyPrefix("source") };
  return dropAll(sourceEntity.all(sources), sourceEntity.drop);
};

const dropAll = async <Item>(
  items: AsyncIterable<Item>,
  drop: (item: Item) => Parameters<typeof transact>[0][number],
): Promise<void> => {
  let writes: ReturnType<typeof drop>[] = [];
  for await (const item of items) {
    writes.push(drop(item));
    if (writes.length < atOnce) continue;
    await transact(writes);
    writes = [];
  }
  if (writes.length > 0) await transact(writes);
};
