import { TransactWriteItemsCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it, onTestFinished } from "vitest";
import { askDirectly } from "#infra/local/dynamodb/direct.ts";
import { clientOf, errorOf, startTable, TableName } from "./table.ts";

/** Where nobody listens. */
const nowhere = "http://127.0.0.1:1";

const startDirectly = async () => {
  const { direct, table: overEndpoint } = await startTable();
  const client = clientOf(nowhere);
  onTestFinished(() => client.destroy());
  askDirectly(client, direct);
  return { overEndpoint, table: DynamoDBDocumentClient.from(client) };
};

const Key = { pk: "a", sk: "b" };

describe("a client in the process of the tables", () => {
  it("writes and reads without a socket what the endpoint reads and writes", async () => {
    const { overEndpoint, table } = await startDirectly();
    const Item = { ...Key, text: "Größe „M“", numbers: [1, 2.5], bytes: new Uint8Array([0, 255]) };
    await table.send(new PutCommand({ TableName, Item }));
    expect((await overEndpoint.send(new GetCommand({ TableName, Key }))).Item).toEqual(Item);
    await overEndpoint.send(new PutCommand({ TableName, Item: { ...Key, text: "later" } }));
    expect((await table.send(new GetCommand({ TableName, Key }))).Item).toEqual({ ...Key, text: "later" });
  });

  it("is told of what fails as over the endpoint", async () => {
    const { overEndpoint, table } = await startDirectly();
    await table.send(new PutCommand({ TableName, Item: Key }));
    const taken = { TableName, Item: Key, ConditionExpression: "attribute_not_exists(pk)" };
    const all = { TransactItems: [{ Put: { ...taken, Item: { pk: { S: "a" }, sk: { S: "b" } } } }] };
    for (const client of [table, overEndpoint]) {
      const single = await errorOf(client.send(new PutCommand(taken)));
      expect([single.name, single.message]).toEqual([
        "ConditionalCheckFailedException",
        "The conditional request failed",
      ]);
      const transaction = await errorOf(client.send(new TransactWriteItemsCommand(all)));
      expect(transaction.CancellationReasons).toMatchObject([{ Code: "ConditionalCheckFailed" }]);
      const unknown = await errorOf(client.send(new GetCommand({ TableName: "other", Key })));
      expect(unknown.name).toBe("ResourceNotFoundException");
    }
  });
});
