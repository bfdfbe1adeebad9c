import { expect, it, onTestFinished } from "vitest";
import { openStore, run } from "#infra/local/dynamodb/store/dynalite.ts";
import type { Store } from "#infra/local/dynamodb/store/dynalite-types.ts";
import { temporaryFolder } from "./table.ts";

const keys = [
  { AttributeName: "pk", KeyType: "HASH" },
  { AttributeName: "sk", KeyType: "RANGE" },
];
const TableName = "app";

/** Three items under one key, and everything that is opened from then on to read them. */
const startReading = async () => {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.db.close());
  await run("createTable", store, {
    TableName,
    KeySchema: keys,
    AttributeDefinitions: keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: "S" })),
    BillingMode: "PAY_PER_REQUEST",
  });
  await expect.poll(() => isActive(store)).toBe(true);
  for (const sk of ["1", "2", "3"])
    await run("putItem", store, { TableName, Item: { pk: { S: "a" }, sk: { S: sk } } });
  const opened: ReturnType<Store["db"]["values"]>[] = [];
  const open = store.db.values.bind(store.db);
  store.db.values = (options) => {
    const reader = open(options);
    opened.push(reader);
    return reader;
  };
  return { store, opened };
};

const isActive = (store: Store): Promise<boolean> =>
  new Promise((resolve) => store.getTable(TableName, true, (error) => resolve(!error)));

const ofOneKey = { pk: { ComparisonOperator: "EQ", AttributeValueList: [{ S: "a" }] } };

it.each([
  ["a query", "query", { KeyConditions: ofOneKey }],
  ["a query that stops at its limit", "query", { KeyConditions: ofOneKey, Limit: 1 }],
  ["a scan", "scan", {}],
])("%s leaves nothing open in the file", async (_, operation, input) => {
  const { store, opened } = await startReading();
  await run(operation, store, { TableName, ...input });
  expect(opened).toHaveLength(1);
  for (const reader of opened)
    await expect.poll(() => reader.next().catch((error) => error.code)).toBe("LEVEL_ITERATOR_NOT_OPEN");
});
