import type { CardFields } from "./kind.ts";

const collator = new Intl.Collator("en");

type Compare<Card> = (one: Card, other: Card) => number;

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const compareBy = <Card extends CardFields>(column: keyof Card & string): Compare<Card> => {
  const compare = column.endsWith("_at") ? byCode : collator.compare;
  const compareValues = (one: unknown, other: unknown): number =>
    typeof one === "number" && typeof other === "number"
      ? one - other
      : compare(String(one ?? ""), String(other ?? ""));
  return (one, other) =>
    compareValues(one[column], other[column]) ||
    byCode(one.created_at, other.created_at) ||
    byCode(one.id, other.id);
};

/**
 * The orders of an account's cards, ascending, of those with a value in the column. One is sorted when it is asked for
 * first, and kept up to date from then on.
 */
export const openOrders = <Card extends CardFields>(cards: () => Iterable<Card>) => {
  type Column = keyof Card & string;
  const orders = new Map<Column, readonly Card[]>();

  const by = (column: Column): readonly Card[] => {
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

interface Merging<Card> {
  out: ReadonlySet<Card>;
  /** Sorted. */
  added: Card[];
  compare: Compare<Card>;
}

const merged = <Card>(sorted: readonly Card[], { out, added, compare }: Merging<Card>): Card[] => {
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
const placeOf = <Card>(
  sorted: readonly Card[],
  card: Card,
  { from, compare }: { from: number; compare: Compare<Card> },
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
