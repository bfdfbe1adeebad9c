import { channelOf, conversationEntity } from "#lambdas/conversations/entities.ts";
import type { StoredEvent } from "#lambdas/conversations/event.ts";
import { queueConversationEvents } from "./conversation.ts";

/** Tells the account's webhooks of events; those of a conversation that is gone are told to nobody. */
export const tellWebhooks = async (
  events: StoredEvent[],
  key: { id: string; rag_system_id: string },
): Promise<void> => {
  const conversation = await conversationEntity.find(key);
  if (!conversation) return;
  const channel = channelOf(conversation);
  // interviews have events of their own
  if (channel === "interview") return;
  await queueConversationEvents(events, { ...conversation, channel });
};
