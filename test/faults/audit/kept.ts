import type { Item } from "./item.ts";

/** Everything that the product keeps, at one moment. */
export interface Kept {
  items: Item[];
  /** How many passages are searched of each document. */
  passages: Map<string, number>;
  /** Keys of the stored objects. */
  keys: string[];
  /** The bodies of the queue's messages that are not yet processed, one after another. */
  queued: string;
}
