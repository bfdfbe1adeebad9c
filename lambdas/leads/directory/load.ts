import * as z from "zod";
import { factsOf } from "#platform/table/facts.ts";
import { key, keyPrefix } from "../names.ts";
import { type Card, CardFields, newCard } from "./card.ts";
import { type Directory, openDirectory } from "./directory.ts";
import { readSnapshot, writeSnapshot } from "./snapshot.ts";

/** An account with fewer leads is read from them: two megabytes at most. */
const fewest = 2000;
/** A snapshot is replaced once so many leads have changed since. */
const maxChanged = 1000;

const StoredCard = CardFields.extend({ removed_at: z.string().optional() });

/** Reads an account's directory from its snapshot and what has changed since, else from the leads themselves. */
export const loadDirectory = async (accountId: string, { isRenewed = false } = {}): Promise<Directory> => {
  const readAt = Date.now();
  const snapshot = await readSnapshot(accountId);
  const directory = snapshot
    ? openDirectory(accountId, snapshot.cards, snapshot.head.up_to)
    : openDirectory(accountId, await readLeads(accountId), readAt);
  const changed = await directory.follow();
  const isDue = isRenewed || !snapshot || changed > maxChanged;
  if (isDue && (snapshot || directory.cards.size >= fewest))
    await writeSnapshot(accountId, [...directory.cards.values()], directory.upTo());
  return directory;
};

const readLeads = async (accountId: string): Promise<Card[]> => {
  const cards: Card[] = [];
  const stored = factsOf(StoredCard, { pk: key("account", accountId), prefix: keyPrefix("lead") });
  for await (const { removed_at, ...fields } of stored) if (!removed_at) cards.push(newCard(fields));
  return cards;
};
