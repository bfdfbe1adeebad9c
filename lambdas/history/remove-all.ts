import { conversationStore } from "#lambdas/conversations/store.ts";
import type { Actor } from "#lambdas/core/activity.ts";
import { transact } from "#platform/table/client.ts";
import { readSelected } from "./read-selected.ts";
import { logRemoval } from "./remove-one.ts";
import type { Selection } from "./selection.ts";

/** A call ends before the function's time is over. */
const budgetMs = 10_000;

/**
 * Deletes what started before a moment of a selection, as far as the time of a call suffices. The account's log gets an
 * entry for each chatbot.
 */
export const removeAll = async (selection: Selection, before: string, actor: Actor) => {
  const end = Date.now() + budgetMs;
  const removed = new Map<string, { id: string; name: string; count: number }>();
  let isDone = true;
  deleting: for await (const group of readSelected(selection, { before }))
    for (const { conversation } of group) {
      if (Date.now() > end) {
        isDone = false;
        break deleting;
      }
      await conversationStore.remove(conversation);
      const { rag_system_id: id, chatbot_name: name } = selection.entryOf(conversation);
      removed.set(id, { id, name, count: (removed.get(id)?.count ?? 0) + 1 });
    }
  const ofEach = [...removed.values()];
  for (const one of ofEach) await transact([logRemoval(actor, one, one.count)]);
  return { removed: ofEach.reduce((sum, { count }) => sum + count, 0), isDone };
};
