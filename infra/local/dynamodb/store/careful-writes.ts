import { statfs } from "node:fs/promises";
import type { Callback, Change, Level } from "./dynalite-types.ts";

/** Space that LevelDB needs to open a store again: its log as a table, and new logs. */
const neededBytes = 16 * 1024 * 1024;

/**
 * Serialises writes, and refuses them after one that failed, as on a full disk: LevelDB acknowledges what it appends to a
 * torn log, and loses it at the next start. Opening the store again begins another log; until there is space for it,
 * only reads work. Writes that arrive during a write are batched into the next.
 */
export const writeCarefully = (db: Level, dir: string): void => {
  const write = db.batch.bind(db);
  let last: Promise<unknown> = Promise.resolve();
  let next: { changes: Change[]; written: Promise<void> } | undefined;
  let isTorn = false;

  const mend = async () => {
    const { bavail, bsize } = await statfs(dir);
    if (bavail * bsize < neededBytes)
      throw new Error(`The disk of ${dir} is full. Make room on it; nothing that was kept is lost.`);
    await db.close._original();
    await db.open();
    isTorn = false;
  };

  const writeNext = async (changes: Change[]) => {
    next = undefined;
    if (isTorn) await mend();
    isTorn = true;
    await write(changes);
    isTorn = false;
  };

  const begin = () => {
    const changes: Change[] = [];
    const written = last.then(() => writeNext(changes));
    last = written.catch(() => undefined);
    return { changes, written };
  };

  const keep = (changes: Change[], callback: Callback<void> | undefined): Promise<void> => {
    next ??= begin();
    next.changes.push(...changes);
    if (!callback) return next.written;
    return next.written.then(
      () => void setImmediate(callback, null),
      (error: unknown) => void setImmediate(callback, error),
    );
  };

  db.batch = (changes: Change[], callback?: Callback<void>) => keep(changes, callback);
  db.put = (key: string, value: unknown, callback?: Callback<void>) =>
    keep([{ type: "put", key, value }], callback);
  db.del = (key: string, callback?: Callback<void>) => keep([{ type: "del", key }], callback);
};
