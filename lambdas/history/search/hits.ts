import { conversationStore } from "#lambdas/conversations/store.ts";
import { occurrencesIn } from "#platform/search/messages/occurrences.ts";
import { readQuery } from "#platform/search/messages/query.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";

interface Hit {
  seq: number;
  id: string;
  words: string[];
}

/** Messages with words of a search that a reader steps through. */
const maxHits = 500;

/** The messages of a conversation in which words of a search occur, oldest first, with the words as written there. */
export const hitsIn = async (
  conversation: Pick<Conversation, "id">,
  text: string,
): Promise<{ hits: Hit[]; best: number }> => {
  const clauses = readQuery(text);
  const hits: Hit[] = [];
  const counts: number[] = [];
  for await (const event of conversationStore.allEvents(conversation)) {
    if (event.kind !== "message") continue;
    const { seq, id, content } = event;
    const found = occurrencesIn(content, clauses);
    if (found.length === 0) continue;
    counts.push(new Set(found.map(({ clause }) => clause)).size);
    hits.push({ seq, id, words: [...new Set(found.map(({ start, end }) => content.slice(start, end)))] });
    if (hits.length === maxHits) break;
  }
  return { hits, best: Math.max(0, counts.indexOf(Math.max(...counts))) };
};
