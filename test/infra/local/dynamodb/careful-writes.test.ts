import { expect, it } from "vitest";
import { writeCarefully } from "#infra/local/dynamodb/store/careful-writes.ts";
import type { Change, Level } from "#infra/local/dynamodb/store/dynalite-types.ts";
import { temporaryFolder } from "./table.ts";

/** A store that keeps nothing and tells what it was given to write, at once; `refuses` has a write fail. */
const storeOf = async () => {
  const written: string[][] = [];
  const next = { refuses: false };
  const none = async () => undefined;
  const db: Level = {
    open: none,
    close: Object.assign(none, { _original: none }),
    get: none,
    getSync: () => undefined,
    put: none,
    del: none,
    batch: async (changes: Change[]) => {
      written.push(changes.map(({ key }) => key));
      await new Promise(setImmediate);
      if (next.refuses) throw new Error("The disk is full.");
    },
    async *iterator() {},
    keys: () => ({ next: none, close: none }),
    values: () => ({ next: none, close: none }),
  };
  writeCarefully(db, await temporaryFolder());
  return { db, written, next };
};

const put = (key: string): Change => ({ type: "put", key, value: 1 });

it("what comes while a write is under way goes with the next, in the order it came", async () => {
  const { db, written } = await storeOf();
  const first = db.batch([put("a")]);
  await new Promise(setImmediate);
  await Promise.all([
    first,
    db.batch([put("b"), put("c")]),
    db.put("d", 1),
    db.del("e"),
    db.batch([put("f")]),
  ]);
  expect(written).toEqual([["a"], ["b", "c", "d", "e", "f"]]);
});

it("a write that fails takes nobody with it who comes later", async () => {
  const { db, written, next } = await storeOf();
  next.refuses = true;
  const failed = await Promise.allSettled([db.batch([put("a")]), db.batch([put("b")])]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  next.refuses = false;
  await db.batch([put("c")]);
  expect(written.at(-1)).toEqual(["c"]);
});
