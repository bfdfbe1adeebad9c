import { channelOf } from "#lambdas/conversations/channel.ts";
import { conversationEntity } from "#lambdas/conversations/entities.ts";
import type { StoredEvent } from "#lambdas/conversations/event.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "#platform/table/keys.ts";
import { AppError } from "#shared/errors.ts";
import { happenedIn } from "./conversation-events.ts";
import { endpointsFor, namedChatbot, queueing, wakeAll } from "./queue-events.ts";

interface ConversationKey {
  id: string;
  rag_system_id: string;
  user_id: string;
}

/**
 * Queues what the events of a conversation tell the account's endpoints. The events come at least once; those that an
 * endpoint has got are not queued for it again, because their ids follow from the log.
 */
export const queueConversationEvents = async (events: StoredEvent[], of: ConversationKey): Promise<void> => {
  const conversation = await conversationEntity.find(of);
  if (!conversation) return;
  const scope = { chatbotId: of.rag_system_id, isTest: channelOf(conversation) === "test" };
  const endpoints = await endpointsFor(of.user_id, scope);
  if (endpoints.length === 0) return;
  const chatbot = await namedChatbot(of.user_id, of.rag_system_id).catch((error) => {
    // It was deleted in between.
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
  if (!chatbot) return;
  const happened = happenedIn(events, conversation, chatbot);
  for (const endpoint of endpoints) {
    const writes = queueing(endpoint, happened);
    if (writes.length > 0) await transactOnce(writes);
  }
  await wakeAll(endpoints);
};

/** All of an outbox row's events are queued in one transaction, so the first one tells whether they were. */
const transactOnce = (writes: Parameters<typeof transact>[0]): Promise<void> =>
  transact(writes).catch((error) => {
    if (!failedCondition(error)) throw error;
  });

/** Deletes the texts of a conversation that was deleted from the logs of deliveries. */
export const forgetConversation = ({ id }: ConversationKey): Promise<void> =>
  erasePartition(key("webhookContent", id));
