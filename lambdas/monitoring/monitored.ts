import type { StoredConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { repliesUntil } from "./replies-until.ts";

/** The name of a chatbot that is gone, or of another account. */
const unknown = "Unknown";

/** A conversation as members see it, by the name of its chatbot. */
export const shownAs = (
  conversation: StoredConversation,
  name: string | undefined,
): MonitoredConversation => ({
  ...conversation,
  chatbot_name: name ?? unknown,
  has_intervention: conversation.has_intervention ?? false,
});

export const monitored = async (conversation: StoredConversation): Promise<MonitoredConversation> => {
  const { user_id, rag_system_id } = conversation;
  const [[chatbot], replies_until] = await Promise.all([
    findTogether(chatbotStore.lookup(user_id, rag_system_id)),
    repliesUntil(conversation),
  ]);
  return { ...shownAs(conversation, chatbot?.name), ...(replies_until && { replies_until }) };
};
