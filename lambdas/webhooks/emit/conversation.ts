import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { AppError } from "#shared/errors.ts";
import { key } from "../names.ts";
import { happenedIn, type LoggedConversation, type LoggedEvent } from "./conversation-events.ts";
import { endpointsFor, namedChatbot, queueing, wakeAll } from "./queue-events.ts";

/**
 * Queues what the events of a conversation tell the account's endpoints. The events come at least once; those that an
 * endpoint has got are not queued for it again, because their ids follow from the log.
 */
export const queueConversationEvents = async (
  events: LoggedEvent[],
  conversation: LoggedConversation,
): Promise<void> => {
  const { user_id: accountId, rag_system_id: chatbotId, channel } = conversation;
  const endpoints = await endpointsFor(accountId, { chatbotId, isTest: channel === "test" });
  if (endpoints.length === 0) return;
  const chatbot = await namedChatbot(accountId, chatbotId).catch((error) => {
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
const transactOnce = (writes: Write[]): Promise<void> =>
  transact(writes).catch((error) => {
    if (!failedCondition(error)) throw error;
  });

/** Deletes the texts of a conversation that was deleted from the logs of deliveries. */
export const forgetConversation = ({ id }: { id: string }): Promise<void> =>
  erasePartition(key("webhookContent", id));
