import * as z from "zod";
import { run, tableOf, validate } from "./dynalite.ts";
import { asItem, type Store } from "./dynalite-types.ts";
import type { Hold } from "./locks.ts";
import { commit, stage } from "./stage.ts";

export const timeToLive = z.object({ Enabled: z.boolean(), AttributeName: z.string().min(1) });
export type TimeToLive = z.infer<typeof timeToLive>;

export type Expiry = {
  of(table: string): TimeToLive | undefined;
  set(table: string, wanted: TimeToLive): Promise<void>;
  forget(table: string): Promise<void>;
  note(changes: Map<string, unknown>): void;
  sweep(): Promise<number>;
};

/**
 * Deletes items whose time to live has passed. A row per item and time, ordered by time, is written with the
 * item itself: a sweep reads what is due and never the whole table. A row that a later write made stale is
 * recognised by its time and only dropped.
 */
export async function openExpiry(store: Store, hold: Hold): Promise<Expiry> {
  const settings = new Map<string, TimeToLive>();
  for await (const [path, value] of store.db.iterator({ gte: "ttl~", lt: "ttl~\uffff" })) {
    settings.set(path.slice("ttl~".length), timeToLive.parse(value));
  }

  const note = (changes: Map<string, unknown>) => {
    for (const [path, value] of [...changes]) {
      const at = expiresAt(settings.get(tableIn(path)), value);
      if (at !== undefined) changes.set(duePath(at, path), at);
    }
  };

  const set = async (table: string, wanted: TimeToLive) => {
    settings.set(table, wanted);
    await store.db.put(`ttl~${table}`, wanted);
    for await (const entry of store.db.iterator({ gte: `item-${table}~`, lt: `item-${table}~\uffff` })) {
      const changes = new Map([entry]);
      note(changes);
      changes.delete(entry[0]);
      if (changes.size > 0) await commit(store, changes);
    }
  };

  const forget = async (table: string) => {
    settings.delete(table);
    await store.db.del(`ttl~${table}`);
  };

  const remove = (duePath: string, path: string, at: unknown) =>
    hold([path], async () => {
      const table = tableIn(path);
      const item = await store.db.get(path);
      const isDue = expiresAt(settings.get(table), item) === at;
      const staged = stage(store);
      if (isDue) await run("deleteItem", staged.store, await deletion(store, table, item));
      staged.changes.set(duePath, undefined);
      await commit(store, staged.changes);
      return isDue;
    });

  const sweep = async () => {
    let removed = 0;
    const now = Math.floor(Date.now() / 1000);
    for await (const [due, at] of store.db.iterator({ gte: "expiry~", lt: duePath(now + 1, "") })) {
      if (await remove(due, due.slice(duePath(0, "").length), at)) removed += 1;
    }
    return removed;
  };

  return { of: (table) => settings.get(table), set, forget, note, sweep };
}

const duePath = (at: number, path: string) => `expiry~${String(at).padStart(12, "0")}~${path}`;

const tableIn = (path: string) => /^item-([^~]+)~/.exec(path)?.[1] ?? "";

function expiresAt(setting: TimeToLive | undefined, value: unknown): number | undefined {
  if (!setting?.Enabled || value === undefined) return undefined;
  const at = Math.floor(Number(asItem(value)[setting.AttributeName]?.N));
  return at > 0 && at < 1e12 ? at : undefined;
}

async function deletion(store: Store, name: string, value: unknown) {
  const table = await tableOf(store, name);
  const item = asItem(value);
  const key = Object.fromEntries(
    table.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName]]),
  );
  return validate("deleteItem", { TableName: name, Key: key }, store);
}
