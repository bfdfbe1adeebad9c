import { conversationStore } from "#lambdas/conversations/store.ts";
import type { HistoryEntry } from "#shared/history/routes.ts";
import type { Selection } from "./selection.ts";

interface Page {
  order: "newest" | "oldest";
  limit: number;
  cursor?: string | undefined;
}

/** A page of a selection, with the chatbots' names. */
export const list = async (
  selection: Selection,
  { order, limit, cursor }: Page,
): Promise<{ items: HistoryEntry[]; cursor?: string; isPreparing?: true }> => {
  const { accountId, since, chatbotId, searched, isMeant, entryOf } = selection;
  if (searched)
    return (await import("./search/list-found.ts")).listFound(selection, searched, { order, limit, cursor });
  const query = { order, limit, cursor, since, chatbotId, isMeant };
  const { items, ...rest } = await (await conversationStore.history()).listByActivity(accountId, query);
  return { ...rest, items: items.map(entryOf) };
};
