import { findTogether } from "#platform/table/lookup.ts";
import { leadEntity, type StoredLead } from "../entities.ts";
import { type Card, isSameCard, newCard } from "./card.ts";
import { type Change, changesSince } from "./changes.ts";
import { openOrders } from "./orders.ts";

/** A writer may date a row by another clock, and store it after some attempts. */
const overlapMs = 60_000;
/** The items of a transaction become visible one by one: a row is read once more after this time. */
const settledMs = 2000;
const atOnce = 100;

/** The cards of all leads of an account that are not deleted, in memory. */
export type Directory = ReturnType<typeof openDirectory>;

/** `readAt`: the cards hold all changes that were stored before, in milliseconds since 1970. */
export const openDirectory = (accountId: string, found: Card[], readAt: number) => {
  const cards = new Map(found.map((card) => [card.id, card]));
  const orders = openOrders(() => cards.values());
  const seen = new Map<string, { firstAt: number; isDone: boolean }>();
  let upTo = readAt;

  const isNew = ({ id }: Change, now: number): boolean => {
    const known = seen.get(id) ?? { firstAt: now, isDone: false };
    if (known.isDone) return false;
    seen.set(id, { ...known, isDone: now - known.firstAt >= settledMs });
    return true;
  };

  /** Reads the leads that have changed since; returns how many. Calls follow one another. */
  const follow = async (): Promise<number> => {
    const now = Date.now();
    const changed = new Set<string>();
    const rows = new Set<string>();
    for await (const row of changesSince(accountId, upTo - overlapMs)) {
      rows.add(row.id);
      if (isNew(row, now)) for (const id of row.lead_ids) changed.add(id);
    }
    const read = await Promise.all(groupsOf([...changed]).map((ids) => reread(ids)));
    replace(read.flat());
    for (const id of seen.keys()) if (!rows.has(id)) seen.delete(id);
    upTo = now;
    return changed.size;
  };

  const reread = async (ids: string[]): Promise<[id: string, card: Card | undefined][]> => {
    const leads = await findTogether(...ids.map((id) => leadEntity.lookup({ account_id: accountId, id })));
    return ids.map((id, at) => [id, cardOf(leads[at])]);
  };

  const replace = (read: [id: string, card: Card | undefined][]): void => {
    const changed = read.filter(([id, card]) => !isSameCard(cards.get(id), card));
    if (changed.length === 0) return;
    const out = new Set(changed.flatMap(([id]) => cards.get(id) ?? []));
    orders.replace(
      out,
      changed.flatMap(([, card]) => card ?? []),
    );
    for (const [id, card] of changed) {
      if (card) cards.set(id, card);
      else cards.delete(id);
    }
  };

  return { cards: cards as ReadonlyMap<string, Card>, by: orders.by, follow, upTo: () => upTo };
};

const cardOf = (lead: StoredLead | undefined): Card | undefined =>
  lead && !lead.removed_at ? newCard(lead) : undefined;

const groupsOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  );
