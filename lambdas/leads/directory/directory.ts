import { findTogether } from "#platform/table/lookup.ts";
import { leadEntity, type StoredLead } from "../entities.ts";
import type { Card } from "./card.ts";
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

  const put = (id: string, next: Card | undefined): void => {
    orders.replace(cards.get(id), next);
    if (next) cards.set(id, next);
    else cards.delete(id);
  };

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
    await Promise.all(groupsOf([...changed]).map((ids) => reread(ids)));
    for (const id of seen.keys()) if (!rows.has(id)) seen.delete(id);
    upTo = now;
    return changed.size;
  };

  const reread = async (ids: string[]): Promise<void> => {
    const leads = await findTogether(...ids.map((id) => leadEntity.lookup({ account_id: accountId, id })));
    for (const [at, id] of ids.entries()) put(id, cardOf(leads[at]));
  };

  return { cards: cards as ReadonlyMap<string, Card>, by: orders.by, follow, upTo: () => upTo };
};

const cardOf = (lead: StoredLead | undefined): Card | undefined => {
  if (!lead || lead.removed_at) return undefined;
  const { id, name, email, company, rag_system_id, status, created_at, last_contacted_at } = lead;
  return { id, name, email, company, rag_system_id, status, created_at, last_contacted_at };
};

export const groupsOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  );
