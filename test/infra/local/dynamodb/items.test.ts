import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { errorOf, startTable, TableName, temporaryFolder } from "./table.ts";

const range = (length: number) => Array.from({ length }, (_, index) => index);

describe("items in the local DynamoDB", () => {
  it("an item of every type is read back as it was put", async () => {
    const { table } = await startTable();
    const Item = {
      pk: "a",
      sk: "1",
      n: 1.5,
      list: [1, { a: "b" }],
      set: new Set(["x"]),
      none: null,
      empty: "",
    };
    await table.send(new PutCommand({ TableName, Item: { ...Item, bytes: new Uint8Array([1, 2]) } }));
    const { Item: found } = await table.send(new GetCommand({ TableName, Key: { pk: "a", sk: "1" } }));
    expect(found).toEqual({ ...Item, bytes: new Uint8Array([1, 2]) });
  });

  it("a put whose condition fails changes nothing and shows the item if asked", async () => {
    const { table } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { pk: "a", sk: "1", name: "first" } }));
    const put = new PutCommand({
      TableName,
      Item: { pk: "a", sk: "1", name: "second" },
      ConditionExpression: "attribute_not_exists(pk)",
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    });
    const error = await errorOf(table.send(put));
    expect(error.name).toBe("ConditionalCheckFailedException");
    expect(error.Item).toMatchObject({ name: { S: "first" } });
  });

  it("an update sets, adds, removes and appends, and returns the new item", async () => {
    const { table } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { pk: "a", sk: "1", n: 1, list: [1], gone: true } }));
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName,
        Key: { pk: "a", sk: "1" },
        UpdateExpression:
          "SET #l = list_append(#l, :l), c = if_not_exists(c, :zero) + :one REMOVE gone ADD n :one",
        ExpressionAttributeNames: { "#l": "list" },
        ExpressionAttributeValues: { ":l": [2], ":zero": 0, ":one": 1 },
        ReturnValues: "ALL_NEW",
      }),
    );
    expect(Attributes).toEqual({ pk: "a", sk: "1", n: 2, list: [1, 2], c: 1 });
  });

  it("the index follows an item that is changed and deleted", async () => {
    const { table } = await startTable();
    const of = async (owner: string) => {
      const ExpressionAttributeValues = { ":p": owner };
      const KeyConditionExpression = "gsi1pk = :p";
      const query = { TableName, IndexName: "gsi1", KeyConditionExpression, ExpressionAttributeValues };
      return (await table.send(new QueryCommand(query))).Count;
    };
    const put = (gsi1pk: string) =>
      table.send(new PutCommand({ TableName, Item: { pk: "a", sk: "1", gsi1pk, gsi1sk: "x" } }));
    await put("ann");
    expect([await of("ann"), await of("bob")]).toEqual([1, 0]);
    await put("bob");
    expect([await of("ann"), await of("bob")]).toEqual([0, 1]);
    await table.send(new DeleteCommand({ TableName, Key: { pk: "a", sk: "1" } }));
    expect(await of("bob")).toBe(0);
  });

  it("fifty increments at once count to fifty", async () => {
    const { table } = await startTable();
    const add = new UpdateCommand({
      TableName,
      Key: { pk: "counter", sk: "1" },
      UpdateExpression: "ADD v :one",
      ExpressionAttributeValues: { ":one": 1 },
    });
    await Promise.all(range(50).map(() => table.send(add)));
    const { Item } = await table.send(new GetCommand({ TableName, Key: { pk: "counter", sk: "1" } }));
    expect(Item?.v).toBe(50);
  });

  it("of twenty conditional puts at once one wins", async () => {
    const { table } = await startTable();
    const puts = range(20).map((owner) =>
      table.send(
        new PutCommand({
          TableName,
          Item: { pk: "race", sk: "1", owner },
          ConditionExpression: "attribute_not_exists(pk)",
        }),
      ),
    );
    const results = await Promise.allSettled(puts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("a batch writes and reads, and one item twice in it is refused", async () => {
    const { table } = await startTable();
    const write = (keys: string[]) =>
      new BatchWriteCommand({
        RequestItems: { [TableName]: keys.map((sk) => ({ PutRequest: { Item: { pk: "b", sk } } })) },
      });
    await table.send(write(range(25).map(String)));
    const Keys = ["1", "24", "none"].map((sk) => ({ pk: "b", sk }));
    const { Responses } = await table.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    expect(Responses?.[TableName]).toHaveLength(2);
    expect((await errorOf(table.send(write(["x", "x"])))).name).toBe("ValidationException");
  });

  it("a long list is paged by limit and by one megabyte, in order", async () => {
    const { table } = await startTable();
    const body = "y".repeat(200_000);
    for (const n of range(8))
      await table.send(new PutCommand({ TableName, Item: { pk: "p", sk: `${n}`, body } }));
    const pagesOf = async (pageSize?: number) => {
      const query = {
        TableName,
        KeyConditionExpression: "pk = :p",
        ExpressionAttributeValues: { ":p": "p" },
        ScanIndexForward: false,
      };
      const pages = [];
      for await (const page of paginateQuery({ client: table, pageSize }, query)) pages.push(page);
      return {
        pages: pages.length,
        keys: pages.flatMap(({ Items = [] }) => Items.map(({ sk }) => sk)).join(""),
      };
    };
    expect(await pagesOf(3)).toEqual({ pages: 3, keys: "76543210" });
    expect(await pagesOf()).toEqual({ pages: 2, keys: "76543210" });
  });

  it("a filter and a projection narrow what a query returns", async () => {
    const { table } = await startTable();
    for (const n of range(6))
      await table.send(new PutCommand({ TableName, Item: { pk: "f", sk: `m#${n}`, n } }));
    const found = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :p AND begins_with(sk, :m)",
        FilterExpression: "n > :three",
        ProjectionExpression: "sk",
        ExpressionAttributeValues: { ":p": "f", ":m": "m#", ":three": 3 },
      }),
    );
    expect(found).toMatchObject({ Items: [{ sk: "m#4" }, { sk: "m#5" }], ScannedCount: 6 });
  });

  it("an item above 400 KB is refused", async () => {
    const { table } = await startTable();
    const put = new PutCommand({ TableName, Item: { pk: "a", sk: "1", b: "y".repeat(410_000) } });
    expect((await errorOf(table.send(put))).name).toBe("ValidationException");
  });

  it("everything is still there after a restart", async () => {
    const dir = await temporaryFolder();
    const first = await startTable(dir);
    await first.table.send(new PutCommand({ TableName, Item: { pk: "a", sk: "1", name: "kept" } }));
    await first.stop();
    const second = await startTable(dir);
    const { Item } = await second.table.send(new GetCommand({ TableName, Key: { pk: "a", sk: "1" } }));
    expect(Item?.name).toBe("kept");
  });

  it("a folder that is in use cannot be opened a second time", async () => {
    const dir = await temporaryFolder();
    await startTable(dir);
    expect((await errorOf(startTable(dir))).message).toContain("Another process uses them.");
  });

  it("making sure of the table twice, and twice at once, is harmless", async () => {
    const { client } = await startTable();
    await Promise.all([ensureTable(client, "other"), ensureTable(client, "other")]);
    await ensureTable(client, TableName);
  });
});
