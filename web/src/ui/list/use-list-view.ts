import { useState } from "react";
import { matches } from "../../lib/match.ts";

/** How two items are ordered; null leaves them in the order in which the list is read. */
type Compare<Item> = ((one: Item, other: Item) => number) | null;

interface ListView<Item, Order extends string> {
  text: string;
  setText: (text: string) => void;
  order: Order;
  setOrder: (order: Order) => void;
  /** The items that match, in the chosen order. */
  shown: Item[];
  /** Whether the list is searched or ordered, which needs all of its pages. */
  isChanged: boolean;
}

/** Search and order of a list; the first key of `compare` is the order at first. */
export const useListView = <Item, Order extends string>(
  items: Item[],
  { nameOf, compare }: { nameOf: (item: Item) => string; compare: Record<Order, Compare<Item>> },
): ListView<Item, Order> => {
  const [first] = Object.keys(compare) as [Order];
  const [text, setText] = useState("");
  const [order, setOrder] = useState(first);
  const found = text.trim() ? items.filter((item) => matches(nameOf(item), text)) : items;
  const by = compare[order];
  return {
    text,
    setText,
    order,
    setOrder,
    shown: by ? found.toSorted(by) : found,
    isChanged: text.trim() !== "" || order !== first,
  };
};
