import { findTogether } from "#platform/table/lookup.ts";
import type { Change, Changes } from "./changes.ts";
import type { CardFields, CardKind } from "./kind.ts";
import { openOrders } from "./orders.ts";

/** A writer may date a row by another clock, and store it after some attempts. */
const overlapMs = 60_000;
/** The items of a transaction become visible one by one: a row is read once more after this time. */
const settledMs = 2000;
const atOnce = 100;

/** The cards of all things of an account that its lists show, in memory. */
export interface Directory<Card extends CardFields> {
  cards: ReadonlyMap<string, Card>;
  /** The cards with a value in a column, ascending. */
  by(column: keyof Card & string): readonly Card[];
  /** Reads the things that have changed since; returns how many. Calls follow one another. */
  follow(): Promise<number>;
  /** It holds all changes that were stored before, in milliseconds since 1970. */
  upTo(): number;
}

interface Opening<Card> {
  accountId: string;
  found: Card[];
  /** The cards hold all changes that were stored before, in milliseconds since 1970. */
  readAt: number;
}

export const openDirectory = <Fields extends CardFields, Card extends Fields, Stored>(
  kind: CardKind<Fields, Card, Stored>,
  changes: Changes,
  { accountId, found, readAt }: Opening<Card>,
): Directory<Card> => {
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

  const follow = async (): Promise<number> => {
    const now = Date.now();
    const changed = new Set<string>();
    const rows = new Set<string>();
    for await (const row of changes.since(accountId, upTo - overlapMs)) {
      rows.add(row.id);
      if (isNew(row, now)) for (const id of row.ids) changed.add(id);
    }
    const read = await Promise.all(groupsOf([...changed]).map((ids) => reread(ids)));
    replace(read.flat());
    for (const id of seen.keys()) if (!rows.has(id)) seen.delete(id);
    upTo = now;
    return changed.size;
  };

  const reread = async (ids: string[]): Promise<[id: string, card: Card | undefined][]> => {
    const things = await findTogether(...ids.map((id) => kind.lookup(accountId, id)));
    return ids.map((id, at) => {
      const thing = things[at];
      const fields = thing === undefined ? undefined : kind.cardOf(thing);
      return [id, fields && kind.newCard(fields)];
    });
  };

  const isSame = (one: Card | undefined, other: Card | undefined): boolean =>
    one === other || (one !== undefined && other !== undefined && kind.isSame(one, other));

  const replace = (read: [id: string, card: Card | undefined][]): void => {
    const changed = read.filter(([id, card]) => !isSame(cards.get(id), card));
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

  return { cards, by: orders.by, follow, upTo: () => upTo };
};

const groupsOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  );
