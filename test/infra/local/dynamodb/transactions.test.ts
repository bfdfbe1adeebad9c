import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { errorOf, startTable, TableName, temporaryFolder } from "./table.ts";

const isNew = { ConditionExpression: "attribute_not_exists(pk)" };
const put = (sk: string, more = {}) => ({ Put: { TableName, Item: { pk: "t", sk, name: sk }, ...more } });
const add = (sk: string) => ({
  Update: {
    TableName,
    Key: { pk: "t", sk },
    UpdateExpression: "ADD v :one",
    ExpressionAttributeValues: { ":one": 1 },
  },
});

describe("transactions in the local DynamoDB", () => {
  it("put, update, delete and check take effect together", async () => {
    const { table } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { pk: "t", sk: "old", name: "old" } }));
    await table.send(
      new TransactWriteCommand({
        TransactItems: [
          put("1", isNew),
          add("2"),
          { Delete: { TableName, Key: { pk: "t", sk: "old" } } },
          { ConditionCheck: { TableName, Key: { pk: "t", sk: "none" }, ...isNew } },
        ],
      }),
    );
    const get = (sk: string) => ({ Get: { TableName, Key: { pk: "t", sk } } });
    const { Responses } = await table.send(
      new TransactGetCommand({ TransactItems: [get("1"), get("2"), get("old")] }),
    );
    expect(Responses?.map(({ Item }) => Item?.name ?? Item?.v)).toEqual(["1", 1, undefined]);
  });

  it("a failed condition cancels everything and says which one and why", async () => {
    const { table } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { pk: "t", sk: "1", name: "first" } }));
    const shown = { ...isNew, ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const };
    const write = new TransactWriteCommand({ TransactItems: [put("9"), put("1", shown)] });
    const error = await errorOf(table.send(write));
    expect(error.name).toBe("TransactionCanceledException");
    expect(error.CancellationReasons).toMatchObject([
      { Code: "None" },
      { Code: "ConditionalCheckFailed", Item: { name: { S: "first" } } },
    ]);
    const { Item } = await table.send(new GetCommand({ TableName, Key: { pk: "t", sk: "9" } }));
    expect(Item).toBeUndefined();
  });

  it("an update that does not fit the item cancels the transaction", async () => {
    const { table } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { pk: "t", sk: "1", v: "text" } }));
    const error = await errorOf(
      table.send(new TransactWriteCommand({ TransactItems: [put("2"), add("1")] })),
    );
    expect(error.CancellationReasons).toMatchObject([{ Code: "None" }, { Code: "ValidationError" }]);
  });

  it("a repeated token does the work once, also after a restart", async () => {
    const dir = await temporaryFolder();
    const write = new TransactWriteCommand({ TransactItems: [add("c")], ClientRequestToken: "one" });
    const first = await startTable(dir);
    await Promise.all([first.table.send(write), first.table.send(write)]);
    await first.stop();
    const { table } = await startTable(dir);
    await table.send(write);
    const { Item } = await table.send(new GetCommand({ TableName, Key: { pk: "t", sk: "c" } }));
    expect(Item?.v).toBe(1);
  });

  it("a token cannot be used for another transaction", async () => {
    const { table } = await startTable();
    const write = (sk: string) =>
      new TransactWriteCommand({ TransactItems: [add(sk)], ClientRequestToken: "one" });
    await table.send(write("a"));
    expect((await errorOf(table.send(write("b")))).name).toBe("IdempotentParameterMismatchException");
  });

  it("one item twice, no item and a foreign table are refused", async () => {
    const { table } = await startTable();
    const send = (TransactItems: object[]) =>
      errorOf(table.send(new TransactWriteCommand({ TransactItems })));
    expect((await send([put("1"), add("1")])).name).toBe("ValidationException");
    expect((await send([])).name).toBe("ValidationException");
    const foreign = { Put: { TableName: "foreign", Item: { pk: "t", sk: "1" } } };
    expect((await send([foreign])).name).toBe("ResourceNotFoundException");
  });

  it("transactions and plain updates of one counter lose nothing", async () => {
    const { table } = await startTable();
    const writes = Array.from({ length: 40 }, (_, n) =>
      table.send(new TransactWriteCommand({ TransactItems: [add("c"), put(`side-${n}`)] })),
    );
    const updates = Array.from({ length: 40 }, () => table.send(new UpdateCommand(add("c").Update)));
    await Promise.all([...writes, ...updates]);
    const { Item } = await table.send(new GetCommand({ TableName, Key: { pk: "t", sk: "c" } }));
    const { Count } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :p AND begins_with(sk, :s)",
        ExpressionAttributeValues: { ":p": "t", ":s": "side-" },
      }),
    );
    expect([Item?.v, Count]).toEqual([80, 40]);
  });
});
