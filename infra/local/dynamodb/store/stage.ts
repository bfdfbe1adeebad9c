import type { Callback, Change, Part, Store } from "./dynalite-types.ts";

/** `changes` maps a path in the LevelDB to its new value; `undefined` deletes it. */
export type Stage = { store: Store; changes: Map<string, unknown> };

/**
 * A view of the store whose writes wait in memory. dynalite writes an item and each of its index rows one by
 * one; staged, they reach the disk in a single batch, which LevelDB keeps whole through a kill.
 * The caller holds the items' locks.
 */
export function stage(store: Store): Stage {
  const changes = new Map<string, unknown>();
  const part = (prefix: string): Part => ({
    lock: (_key, work) => work((done) => done),
    get(key, callback) {
      const path = prefix + key;
      if (changes.has(path)) return callback(null, changes.get(path));
      store.db.get(path).then((value) => callback(null, value), callback);
    },
    put: (key, value, callback) => keep(prefix + key, value, callback),
    del: (key, callback) => keep(prefix + key, undefined, callback),
  });
  const keep = (path: string, value: unknown, callback: Callback<void>) => {
    changes.set(path, value);
    callback(null);
  };
  const staged: Store = {
    ...store,
    getItemDb: (table) => part(`item-${table}~`),
    getIndexDb: (type, table, index) => part(`index-${type.toLowerCase()}~${table}~${index}~`),
  };
  return { store: staged, changes };
}

export const commit = (store: Store, changes: Map<string, unknown>): Promise<void> =>
  store.db.batch([...changes].map(asChange));

const asChange = ([key, value]: [string, unknown]): Change =>
  value === undefined ? { type: "del", key } : { type: "put", key, value };
