import { conversationStore } from "#lambdas/conversations/store.ts";
import { readSelected } from "./read-selected.ts";
import type { Selection } from "./selection.ts";

/** A call ends before the function's time is over. */
const budgetMs = 10_000;

/** Deletes what started before a moment of a selection, as far as the time of a call suffices. */
export const removeAll = async (selection: Selection, before: string) => {
  const end = Date.now() + budgetMs;
  let removed = 0;
  for await (const group of readSelected(selection, { before }))
    for (const { conversation } of group) {
      if (Date.now() > end) return { removed, isDone: false };
      await conversationStore.remove(conversation);
      removed += 1;
    }
  return { removed, isDone: true };
};
