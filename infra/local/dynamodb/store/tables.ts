import type { Callback, Store, Table } from "./dynalite-types.ts";

/** Every operation asks for its table several times over; a table changes only where its own row is written. */
export const rememberTables = (store: Store): void => {
  const known = new Map<string, Table>();
  const { getTable, tableDb } = store;
  const { put, del } = tableDb;

  const changing =
    (name: string, callback: Callback<void>): Callback<void> =>
    (error) => {
      known.delete(name);
      callback(error);
    };

  store.getTable = (name, ...given) => {
    // dynalite itself leaves the middle one out.
    const [callback, mustBeActive = true] = given.toReversed() as [Callback<Table>, boolean?];
    const table = known.get(name);
    if (table) return queueMicrotask(() => callback(null, table));
    getTable(name, mustBeActive, (error, found) => {
      if (!error && found?.TableStatus === "ACTIVE") known.set(name, found);
      callback(error, found);
    });
  };
  tableDb.put = (name, value, callback) => put(name, value, changing(name, callback));
  tableDb.del = (name, callback) => del(name, changing(name, callback));
};
