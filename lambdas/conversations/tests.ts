import { findTogether } from "#platform/table/lookup.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { channelOf, conversationEntity } from "./entities.ts";
import type { Exchange } from "./exchange.ts";
import { key, keyPrefix } from "./names.ts";
import { testEntity } from "./test-entity.ts";
import { titleOf } from "./title.ts";

/** The title of an owner's test and its entry in the list of the chatbot's tests, which its first exchange adds. */
export const beginTest = (conversation: Conversation, { question }: Exchange) => {
  const { id, rag_system_id, message_count } = conversation;
  if (channelOf(conversation) !== "test" || message_count > 0) return { set: {}, writes: [] };
  return { set: { title: titleOf(question) }, writes: [testEntity.place({ id, rag_system_id })] };
};

/** The conversations in which owners tested a chatbot, newest first; those without a question are left out. */
export const listTests = async (
  chatbotId: string,
  page: { limit?: number; cursor?: string | undefined },
): Promise<{ items: Conversation[]; cursor?: string }> => {
  const pk = key("chatbot", chatbotId);
  const query = { pk, prefix: keyPrefix("test"), newestFirst: true, ...page };
  const { items, cursor } = await testEntity.list(query);
  const found = await findTogether(...items.map(conversationEntity.lookup));
  return { items: found.filter((one) => one !== undefined), ...(cursor && { cursor }) };
};
