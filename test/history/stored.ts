import type { conversationStore, newConversation } from "#lambdas/conversations/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { newExchange } from "../core/counters/facts.ts";

interface Stores {
  conversationStore: typeof conversationStore;
  newConversation: typeof newConversation;
}

export interface Told {
  startedAt?: string;
  isPublic?: boolean;
  questions?: string[];
  visitor?: { name?: string; email?: string };
  outcome?: string;
  responseTime?: number;
}

/** Stores a conversation with its exchanges, and returns it as it is then. */
export const tell = async (
  { conversationStore, newConversation }: Stores,
  chatbot: Chatbot,
  { startedAt, isPublic = false, questions = ["How long?"], visitor = {}, outcome, responseTime = 10 }: Told,
) => {
  const id = newId("conversation");
  const begun = {
    ...newConversation(chatbot),
    id,
    is_public_session: isPublic,
    visitor_info: visitor,
    ...(startedAt && { started_at: startedAt }),
  };
  const [first = "", ...others] = questions;
  const metadata: Record<string, string> = outcome ? { outcome } : {};
  await conversationStore.open(begun, { ...newExchange(first), responseTime, metadata });
  for (const question of others)
    await conversationStore.append(begun, { ...newExchange(question), responseTime, metadata });
  return conversationStore.ofAccount(chatbot.user_id, id);
};
