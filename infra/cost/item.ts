import type { Price } from "./prices.ts";

export interface Item {
  what: string;
  /** In the price's unit. */
  amount: number;
  price: Price;
}

export interface Charge extends Item {
  /** US dollars by list price. */
  listed: number;
  /** US dollars after the permanent allowances, in an account that uses them for nothing else. */
  charged: number;
}

/** The sums of a month's items. Items of one price share its allowance in their order. */
export const charges = (items: Item[]): Charge[] => {
  const left = new Map<Price, number>();
  return items.map((item) => {
    const { amount, price } = item;
    const free = Math.min(amount, left.get(price) ?? price.freeEachMonth ?? 0);
    left.set(price, (left.get(price) ?? price.freeEachMonth ?? 0) - free);
    return { ...item, listed: amount * price.dollars, charged: (amount - free) * price.dollars };
  });
};

export const total = (items: Charge[]): { listed: number; charged: number } => ({
  listed: items.reduce((sum, { listed }) => sum + listed, 0),
  charged: items.reduce((sum, { charged }) => sum + charged, 0),
});
