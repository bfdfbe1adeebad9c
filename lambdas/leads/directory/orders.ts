import type { Card } from "./card.ts";

/** Columns whose order is kept; chatbots' names change by themselves, and statuses are few. */
export const keptColumns = ["created_at", "name", "email", "company", "last_contacted_at"] as const;
export type KeptColumn = (typeof keptColumns)[number];

const collator = new Intl.Collator("en");

type Compare = (one: Card, other: Card) => number;

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byAge: Compare = (one, other) => byCode(one.created_at, other.created_at) || byCode(one.id, other.id);

const compareBy = (column: KeptColumn): Compare => {
  const compare = column.endsWith("_at") ? byCode : collator.compare;
  return (one, other) => compare(one[column] ?? "", other[column] ?? "") || byAge(one, other);
};

/**
 * The orders of an account's cards, ascending, of those with a value in the column. One is sorted when it is asked for
 * first, and kept up to date from then on.
 */
export const openOrders = (cards: () => Iterable<Card>) => {
  const orders = new Map<KeptColumn, { sorted: Card[]; compare: Compare }>();

  const by = (column: KeptColumn): readonly Card[] => {
    const known = orders.get(column);
    if (known) return known.sorted;
    const compare = compareBy(column);
    const sorted = [...cards()].filter((card) => card[column] !== null).sort(compare);
    orders.set(column, { sorted, compare });
    return sorted;
  };

  const replace = (former: Card | undefined, next: Card | undefined): void => {
    for (const [column, { sorted, compare }] of orders) {
      if (former && former[column] !== null) sorted.splice(placeOf(sorted, former, compare), 1);
      if (next && next[column] !== null) sorted.splice(placeOf(sorted, next, compare), 0, next);
    }
  };

  return { by, replace };
};

/** The position of a card, or where it belongs. */
const placeOf = (sorted: Card[], card: Card, compare: Compare): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const there = sorted[middle];
    if (there && compare(there, card) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
};
