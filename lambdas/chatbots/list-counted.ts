import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import type { Page } from "#platform/table/entity.ts";
import type { ListedChatbot } from "#shared/chatbots/routes.ts";

/** A page of the account's chatbots with the numbers of their documents and conversations: two reads, however many. */
export const listCounted = async (
  accountId: string,
  page: { limit?: number; cursor?: string | undefined },
): Promise<Page<ListedChatbot>> => {
  const { items, ...rest } = await chatbotStore.list(accountId, page);
  const ids = items.map(({ id }) => id);
  const counts = await (await aggregateStore.ofChatbots()).ofAll(accountId, ids);
  return {
    ...rest,
    items: items.map((chatbot, at) => ({
      ...chatbot,
      document_count: counts[at]?.documents ?? 0,
      conversation_count: counts[at]?.conversations ?? 0,
    })),
  };
};
