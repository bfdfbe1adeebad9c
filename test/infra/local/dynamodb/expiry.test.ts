import {
  CreateTableCommand,
  DescribeTimeToLiveCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { startTable, TableName, temporaryFolder } from "./table.ts";

const past = Math.floor(Date.now() / 1000) - 10;
const future = past + 3600;
const Key = { pk: "a", sk: "1" };

describe("time to live in the local DynamoDB", () => {
  it("a sweep deletes what has expired, from the index too, and nothing else", async () => {
    const { table, sweepExpired } = await startTable();
    const put = (sk: string, ttl?: number) =>
      table.send(new PutCommand({ TableName, Item: { pk: "a", sk, gsi1pk: "g", gsi1sk: sk, ttl } }));
    await Promise.all([put("expired", past), put("later", future), put("kept", 0)]);
    expect(await sweepExpired()).toBe(1);
    const query = { KeyConditionExpression: "gsi1pk = :g", ExpressionAttributeValues: { ":g": "g" } };
    const { Items } = await table.send(new QueryCommand({ TableName, IndexName: "gsi1", ...query }));
    expect(Items?.map(({ sk }) => sk)).toEqual(["kept", "later"]);
  });

  it("an item whose life was prolonged stays", async () => {
    const { table, sweepExpired } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { ...Key, ttl: past } }));
    await table.send(new PutCommand({ TableName, Item: { ...Key, ttl: future } }));
    expect(await sweepExpired()).toBe(0);
    expect((await table.send(new GetCommand({ TableName, Key }))).Item).toBeDefined();
  });

  it("what expired while the product was stopped goes after the restart", async () => {
    const dir = await temporaryFolder();
    const first = await startTable(dir);
    await first.table.send(new PutCommand({ TableName, Item: { ...Key, ttl: past } }));
    await first.stop();
    expect(await (await startTable(dir)).sweepExpired()).toBe(1);
  });

  it("items written before time to live was switched on expire too", async () => {
    const { client, table, sweepExpired } = await startTable();
    const name = { TableName: "late" };
    await client.send(
      new CreateTableCommand({
        ...name,
        BillingMode: "PAY_PER_REQUEST",
        AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
        KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
      }),
    );
    await table.send(new PutCommand({ ...name, Item: { pk: "a", until: past } }));
    const TimeToLiveSpecification = { AttributeName: "until", Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ ...name, TimeToLiveSpecification }));
    expect(await sweepExpired()).toBe(1);
  });

  it("the table says which attribute expires it", async () => {
    const { client } = await startTable();
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: "ENABLED", AttributeName: "ttl" });
  });
});
