import type { Card } from "./card.ts";

/** Columns whose order is kept; chatbots' names change by themselves, and statuses are few. */
export type KeptColumn = "created_at" | "name" | "email" | "company" | "last_contacted_at";

const collator = new Intl.Collator("en");

type Compare = (one: Card, other: Card) => number;

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const compareBy = (column: KeptColumn): Compare => {
  const compare = column.endsWith("_at") ? byCode : collator.compare;
  return (one, other) =>
    compare(one[column] ?? "", other[column] ?? "") ||
    byCode(one.created_at, other.created_at) ||
    byCode(one.id, other.id);
};

/**
 * The orders of an account's cards, ascending, of those with a value in the column. One is sorted when it is asked for
 * first, and kept up to date from then on.
 */
export const openOrders = (cards: () => Iterable<Card>) => {
  const orders = new Map<KeptColumn, readonly Card[]>();

  const by = (column: KeptColumn): readonly Card[] => {
    const known = orders.get(column);
    if (known) return known;
    const sorted = [...cards()].filter((card) => card[column] !== null).sort(compareBy(column));
    orders.set(column, sorted);
    return sorted;
  };

  /** Takes cards out and puts others in, all at once, because each makes a new list. */
  const replace = (out: ReadonlySet<Card>, put: Card[]): void => {
    for (const [column, sorted] of orders) {
      const added = put.filter((card) => card[column] !== null).sort(compareBy(column));
      orders.set(column, merged(sorted, { out, added, compare: compareBy(column) }));
    }
  };

  return { by, replace };
};

interface Merging {
  out: ReadonlySet<Card>;
  /** Sorted. */
  added: Card[];
  compare: Compare;
}

const merged = (sorted: readonly Card[], { out, added, compare }: Merging): Card[] => {
  const kept = out.size === 0 ? sorted : sorted.filter((card) => !out.has(card));
  const pieces: Card[][] = [];
  let from = 0;
  for (const card of added) {
    const place = placeOf(kept, card, { from, compare });
    pieces.push(kept.slice(from, place), [card]);
    from = place;
  }
  return pieces.concat([kept.slice(from)]).flat();
};

/** The position in front of which a card belongs. */
const placeOf = (
  sorted: readonly Card[],
  card: Card,
  { from, compare }: { from: number; compare: Compare },
): number => {
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const there = sorted[middle];
    if (there && compare(there, card) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
};
