import { asItem, type Callback, type Change, type Item, type Part, type Store } from "./dynalite-types.ts";

/** `changes` maps a path in the LevelDB to its new value; `undefined` deletes it. */
export type Stage = {
  store: Store;
  changes: Map<string, unknown>;
  /** The item as it is with the changes, if there is one. */
  item(path: string): Item | undefined;
};

/**
 * A view of the store whose writes wait in memory. dynalite writes an item and each of its index rows one by
 * one; staged, they reach the disk in a single batch, which LevelDB keeps whole through a kill.
 * The caller holds the items' locks.
 */
export function stage(store: Store): Stage {
  const changes = new Map<string, unknown>();
  // every step of a write asks for the item, which its lock keeps as it is
  const known = new Map<string, unknown>();
  const read = (path: string): unknown => {
    if (changes.has(path)) return changes.get(path);
    if (!known.has(path)) known.set(path, store.db.getSync(path));
    return known.get(path);
  };
  const part = (prefix: string): Part => ({
    lock: (_key, work) => work((done) => done),
    get(key, callback) {
      let value: unknown;
      try {
        value = read(prefix + key);
      } catch (error) {
        return callback(error);
      }
      callback(null, value);
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
  const item = (path: string): Item | undefined => {
    const value = read(path);
    return value === undefined ? undefined : asItem(value);
  };
  return { store: staged, changes, item };
}

export const commit = (store: Store, changes: Map<string, unknown>): Promise<void> =>
  store.db.batch([...changes].map(asChange));

const asChange = ([key, value]: [string, unknown]): Change =>
  value === undefined ? { type: "del", key } : { type: "put", key, value };
