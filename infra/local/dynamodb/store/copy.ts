import { openStore } from "./dynalite.ts";
import type { Change, Store } from "./dynalite-types.ts";

const batchSize = 500;

/** The store as it is at this moment, whatever is written from now on; the result writes it into a folder. */
export const copyOf = (store: Store) => {
  // LevelDB gives an iterator a snapshot of its own when it is made.
  const entries = store.db.iterator({ gte: "", lt: "\uffff" });
  return async (dir: string): Promise<void> => {
    const copy = await openStore(dir);
    try {
      let changes: Change[] = [];
      for await (const [key, value] of entries) {
        changes.push({ type: "put", key, value });
        if (changes.length < batchSize) continue;
        await copy.db.batch(changes);
        changes = [];
      }
      await copy.db.batch(changes);
    } finally {
      await copy.db.close();
    }
  };
};
