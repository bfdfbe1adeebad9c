import { type Input, itemPath, tableOf } from "../store/dynalite.ts";
import type { Store } from "../store/dynalite-types.ts";
import type { Expiry } from "../store/expiry.ts";
import type { Hold } from "../store/locks.ts";

/** Everything that an operation may use. */
export type Engine = { store: Store; hold: Hold; expiry: Expiry };

/** The path of the one item that a put, update, delete, check or get is about. */
export async function pathOf({ store }: Engine, { TableName, Key, Item }: Input): Promise<string> {
  const table = await tableOf(store, TableName);
  return Key ? itemPath(table, "Key", Key) : itemPath(table, "Item", Item ?? {});
}
