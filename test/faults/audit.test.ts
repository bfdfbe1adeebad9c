import { beforeAll, expect, it } from "vitest";
import { startProduct } from "../product.ts";
import { as } from "../users.ts";
import { type Item, ofKind } from "./audit/item.ts";
import type { Kept } from "./audit/kept.ts";
import { auditAtRest } from "./audit/rest.ts";
import { audit } from "./audit.ts";
import { keptIn } from "./kept-in.ts";
import { compare } from "./killed/compare.ts";
import { newLedger } from "./killed/ledger.ts";
import { operations } from "./killed/operations.ts";

let kept: Kept;

beforeAll(async () => {
  const product = await startProduct();
  const ledger = newLedger(await as("ann", product.url));
  let last = 0;
  const setup = { url: product.url, next: () => 0, number: () => ++last };
  await operations.create(ledger, setup);
  await operations.upload(ledger, setup);
  // Until the document is read.
  expect(await compare(ledger)).toEqual([]);
  for (const operation of ["createWidget", "ask", "publish", "askPublic"] as const)
    await operations[operation](ledger, setup);
  await product.stop();
  kept = await keptIn(product.folder);
});

const told = (changed: Partial<Kept>): string[] => {
  const all = { ...kept, ...changed };
  return [...audit(all), ...auditAtRest(all)];
};

/** With this changed in every row of a kind. */
const withRows = (partition: string, sort: string, change: Item): Item[] =>
  kept.items.map((item) => (ofKind([item], partition, sort).length > 0 ? { ...item, ...change } : item));

it("nothing is said of what agrees", () => {
  expect(told({})).toEqual([]);
});

it.each([
  ...["OWNER BOT", "OWNER LLM", "SLUG SLUG", "OWNER WIDGET", "WIDGET WIDGET", "BOT SOURCE"],
  ...[
    "BOT DOC",
    "BOT NAME",
    "BOT CONTENT",
    "BOT CONV",
    "CONV CONV",
    "CONV MSG",
    "AGGREGATES MONTH",
    "AGGREGATES DAY",
  ],
])("a row of %s that is missing is told", (kind) => {
  const [partition = "", sort = ""] = kind.split(" ");
  const rows = ofKind(kept.items, partition, sort);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(told({ items: kept.items.filter((item) => item !== row) })).not.toEqual([]);
});

it("a visitor's conversation that was opened and is empty is told", () => {
  expect(told({ items: withRows("BOT", "CONV", { message_count: 0 }) })).toContainEqual(
    expect.stringContaining("was opened and is empty"),
  );
});

it("a file or a reading that is missing, or is there once more, is told", () => {
  expect(kept.keys).toHaveLength(2);
  for (const key of kept.keys) expect(told({ keys: kept.keys.filter((one) => one !== key) })).not.toEqual([]);
  const read = kept.keys.find((key) => key.startsWith("read/"));
  expect(told({ keys: [...kept.keys, `${read}-again`] })).not.toEqual([]);
  expect(told({ keys: [...kept.keys, "read/usr_a/bot_a/doc_gone/read_a"] })).not.toEqual([]);
});

it("passages that are missing, or of a document that is gone, are told", () => {
  expect(told({ passages: new Map() })).not.toEqual([]);
  expect(told({ passages: new Map([...kept.passages, ["doc_gone", 1]]) })).not.toEqual([]);
});

it.each(["pending", "processing"])("a %s document that nobody looks after is told", (processing_status) => {
  expect(told({ items: withRows("BOT", "DOC", { processing_status }) })).not.toEqual([]);
});

it.each<[string, string, Item]>([
  ["SLUG", "SLUG", { rag_system_id: "bot_other" }],
  ["BOT", "CONV", { message_count: 4 }],
  ["BOT", "CONV", { total_tokens_used: -1 }],
  ["BOT", "CONV", { last_seq: 3 }],
  ["CONV", "MSG", { message_type: "user" }],
  ["CONV", "MSG", { seq: 2 }],
  ["OWNER", "WIDGET", { total_conversations: 0 }],
  ["OWNER", "WIDGET", { total_messages: 0 }],
  ["BOT", "DOC", { sha256: "another" }],
])("a row of %s, %s with other figures or links is told: %o", (partition, sort, change) => {
  expect(told({ items: withRows(partition, sort, change) })).not.toEqual([]);
});
