import { conversationStore } from "#lambdas/conversations/store.ts";
import { likelyIn, type Occurrence, occurrencesIn } from "#platform/search/messages/occurrences.ts";
import type { Clause } from "#platform/search/messages/query.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import type { HistoryEntry } from "#shared/history/routes.ts";

/** Messages that are looked through for the best excerpt. */
const maxMessages = 200;
/** Messages that are looked through once one with some of the words is found. */
const enough = 10;
/** Characters of an excerpt, and of them before its first word. */
const length = 160;
const lead = 40;

/** The excerpt of the message in which most of the words occur; undefined if none occurs in a message. */
export const excerptOf = async (
  conversation: Pick<Conversation, "id">,
  clauses: Clause[],
): Promise<HistoryEntry["excerpt"]> => {
  if (clauses.length === 0) return undefined;
  let best: { count: number; seq: number; text: string; found: Occurrence[] } | undefined;
  for (const [at, { seq, text }] of (await likelyMessages(conversation, clauses)).entries()) {
    if (best && at >= enough) break;
    const found = occurrencesIn(text, clauses);
    const count = new Set(found.map(({ clause }) => clause)).size;
    if (count > (best?.count ?? 0)) best = { count, seq, text, found };
  }
  return best && { seq: best.seq, ...cut(best.text, best.found) };
};

/** The messages, first those with most of the words as they are written; misspelled and inflected words count less. */
const likelyMessages = async (conversation: Pick<Conversation, "id">, clauses: Clause[]) => {
  const messages: { seq: number; text: string; likely: number }[] = [];
  let read = 0;
  for await (const event of conversationStore.allEvents(conversation)) {
    if (++read > maxMessages) break;
    if (event.kind !== "message") continue;
    const { seq, content: text } = event;
    messages.push({ seq, text, likely: likelyIn(text, clauses) });
  }
  return messages.toSorted((one, other) => other.likely - one.likely);
};

const cut = (text: string, found: Occurrence[]): { text: string; marks: [number, number][] } => {
  const first = found[0]?.start ?? 0;
  const from = first <= lead ? 0 : wordStart(text, first - lead);
  const to = Math.min(text.length, from + length);
  const [before, behind] = [from > 0 ? "… " : "", to < text.length ? " …" : ""];
  const shift = before.length - from;
  const marks: [number, number][] = [];
  for (const { start, end } of found)
    if (start >= (marks.at(-1)?.[1] ?? 0) - shift && end <= to) marks.push([start + shift, end + shift]);
  return { text: before + text.slice(from, to).replace(/\s/g, " ") + behind, marks };
};

/** The beginning of the word at a place, without cutting a character in two. */
const wordStart = (text: string, at: number): number => {
  const space = text.slice(at, at + lead).search(/\s\S/);
  const start = space < 0 ? at : at + space + 1;
  return /[\udc00-\udfff]/.test(text[start] ?? "") ? start + 1 : start;
};
