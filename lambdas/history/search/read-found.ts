import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { port } from "#platform/ports.ts";
import type { MessageFilter, MessagePage, Place } from "#platform/search/messages/port.ts";
import { findTogether } from "#platform/table/lookup.ts";

export interface FoundConversation {
  conversation: StoredConversation;
  place: Place;
}

/** A page of what the index finds, read from the table; a conversation that was just deleted is left out. */
export const readFound = async (
  filter: MessageFilter,
  page: MessagePage,
): Promise<{ found: FoundConversation[]; last: Place | undefined }> => {
  const places = await (await port("messages")).find(filter, page);
  const lookups = places.map(({ id, chatbotId }) =>
    conversationStore.lookup({ id, rag_system_id: chatbotId }),
  );
  const conversations = await findTogether(...lookups);
  const last = places.length === page.limit ? places.at(-1) : undefined;
  return {
    found: places.flatMap(({ id, at }, number) => {
      const conversation = conversations[number];
      return conversation?.user_id === filter.accountId ? [{ conversation, place: { id, at } }] : [];
    }),
    last: last && { id: last.id, at: last.at },
  };
};
