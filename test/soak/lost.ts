import { allDocuments, settled } from "../bench/ingest/crowd.ts";
import type { Follower } from "../bench/load/followers.ts";
import { type Item, ofKind } from "../faults/audit/item.ts";
import { compare, compareLinks } from "../faults/killed/compare.ts";
import type { Ledger } from "../faults/killed/ledger.ts";
import { until } from "../until.ts";
import type { Household } from "./owners.ts";

const lastConversations = 30;
/** For the queue to be worked off on a busy machine. */
const mostMinutes = 2;

/** Names what was acknowledged and the owner does not find, and documents of which the open page got no message. */
const live = async ({ ledger }: Household, heard: Follower["heard"]): Promise<string[]> => {
  const ids = ledger.chatbots.map(({ id }) => id);
  const all = new Set((await allDocuments(ledger.owner, ids)).map(({ id }) => id));
  const documents = await settled(ledger.owner, ids, all, mostMinutes);
  const problems = await compare({
    ...ledger,
    conversations: ledger.conversations.slice(-lastConversations),
  });
  const untold = () => documents.filter(({ id }) => !heard.some(({ message }) => message.documentId === id));
  await until(async () => untold().length === 0 || undefined, 5000).catch(() => undefined);
  return [...problems, ...untold().map(({ id }) => `The owner's open page heard nothing of ${id}.`)];
};

/** Answers that were read to their end and are not kept, or not once. */
const kept = (ledger: Ledger, items: Item[]): string[] => {
  const messagesOf = Map.groupBy(ofKind(items, "CONV", "MSG"), ({ conversation_id }) =>
    String(conversation_id),
  );
  const missing = ledger.conversations.flatMap(({ id, answered }) => {
    const messages = (messagesOf.get(id) ?? []).toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1));
    return answered
      .filter(({ question, answer }) => {
        const found = messages.flatMap(({ content }, at) => (content === question ? [at] : []));
        return found.length !== 1 || messages[(found[0] ?? 0) + 1]?.content !== answer;
      })
      .map(({ question }) => `The answer to "${question}" is not kept once.`);
  });
  return [...missing, ...compareLinks(ledger, items)];
};

export const lost = { live, kept };
