import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, it, onTestFinished } from "vitest";
import { askDirectly } from "#infra/local/dynamodb/direct.ts";
import { clientOf, errorOf, startTable, TableName } from "./table.ts";

/** Where nobody listens. */
const nowhere = "http://127.0.0.1:1";

const startDirectly = async () => {
  const { direct, table: overEndpoint } = await startTable();
  const client = clientOf(nowhere);
  onTestFinished(() => client.destroy());
  const table = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  askDirectly(table, direct);
  return { overEndpoint, table };
};

const Key = { pk: "a", sk: "b" };

describe("a client in the process of the tables", () => {
  it("writes and reads without a socket what the endpoint reads and writes", async () => {
    const { overEndpoint, table } = await startDirectly();
    const Item = {
      ...Key,
      text: "Größe „M“",
      numbers: [1, 2.5],
      bytes: { inside: [new Uint8Array([0, 255])] },
    };
    await table.send(new PutCommand({ TableName, Item }));
    expect((await overEndpoint.send(new GetCommand({ TableName, Key }))).Item).toEqual(Item);
    await overEndpoint.send(new PutCommand({ TableName, Item: { ...Key, text: "later" } }));
    expect((await table.send(new GetCommand({ TableName, Key }))).Item).toEqual({ ...Key, text: "later" });
  });

  it("reads several items and pages, and leaves undefined values out", async () => {
    const { table } = await startDirectly();
    const items = ["a", "b", "c"].map((sk) => ({ pk: "a", sk, none: undefined }));
    await table.send(
      new TransactWriteCommand({ TransactItems: items.map((Item) => ({ Put: { TableName, Item } })) }),
    );
    const stored = items.map(({ pk, sk }) => ({ pk, sk }));
    const many = await table.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: stored } } }));
    expect(many.Responses).toEqual({ [TableName]: stored });
    const query = {
      TableName,
      Limit: 2,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": "a" },
    };
    const { Items, LastEvaluatedKey } = await table.send(new QueryCommand(query));
    expect(Items).toEqual(stored.slice(0, 2));
    const next = await table.send(new QueryCommand({ ...query, ExclusiveStartKey: LastEvaluatedKey }));
    expect(next.Items).toEqual(stored.slice(2));
  });

  it("refuses what the SDK refuses to send", async () => {
    const { table } = await startDirectly();
    const put = (value: unknown) => table.send(new PutCommand({ TableName, Item: { ...Key, value } }));
    expect((await errorOf(put(2 ** 53))).message).toMatch(/greater than Number.MAX_SAFE_INTEGER/);
    expect((await errorOf(put(Number.NaN))).message).toMatch(/NaN/);
  });

  it("is told of what fails as over the endpoint", async () => {
    const { overEndpoint, table } = await startDirectly();
    await table.send(new PutCommand({ TableName, Item: Key }));
    const taken = { TableName, Item: Key, ConditionExpression: "attribute_not_exists(pk)" };
    const all = { TransactItems: [{ Put: taken }] };
    for (const client of [table, overEndpoint]) {
      const single = await errorOf(client.send(new PutCommand(taken)));
      expect([single.name, single.message]).toEqual([
        "ConditionalCheckFailedException",
        "The conditional request failed",
      ]);
      const transaction = await errorOf(client.send(new TransactWriteCommand(all)));
      expect(transaction.CancellationReasons).toMatchObject([{ Code: "ConditionalCheckFailed" }]);
      const unknown = await errorOf(client.send(new GetCommand({ TableName: "other", Key })));
      expect(unknown.name).toBe("ResourceNotFoundException");
    }
  });
});
