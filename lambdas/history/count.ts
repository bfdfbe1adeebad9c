import * as z from "zod";
import { decodeState, encodeState } from "./progress.ts";
import { readSelected } from "./read-selected.ts";
import type { Selection } from "./selection.ts";

/** A call ends before the function's time is over. */
const budgetMs = 5_000;

const Progress = z.object({ after: z.string(), conversations: z.number().int(), messages: z.number().int() });

/** Counts a selection, as far as the time of a call suffices; the cursor carries the numbers so far. */
export const count = async (selection: Selection, cursor: string | undefined) => {
  const end = Date.now() + budgetMs;
  const former = decodeState(Progress, cursor);
  const counts = { conversations: former?.conversations ?? 0, messages: former?.messages ?? 0 };
  for await (const group of readSelected(selection, { cursor: former?.after })) {
    for (const { conversation } of group) {
      counts.conversations += 1;
      counts.messages += conversation.message_count;
    }
    const after = group.at(-1)?.cursor;
    if (after && Date.now() > end) return { ...counts, cursor: encodeState({ ...counts, after }) };
  }
  return counts;
};
