import { port } from "#platform/ports.ts";
import { readEntry } from "./read-entry.ts";

interface ConversationKey {
  id: string;
  rag_system_id: string;
  user_id: string;
}

/**
 * Puts a conversation as it is now into the index of messages, or removes it if it is gone. So a delivery that comes
 * twice, late or out of order leads to the same entry.
 */
export const indexConversation = async (key: ConversationKey): Promise<void> => {
  const before = new Date().toISOString();
  const messages = await port("messages");
  const entry = await readEntry(key);
  if (entry) await messages.put(key.user_id, [entry]);
  else await messages.forget({ accountId: key.user_id, id: key.id }, before);
};
