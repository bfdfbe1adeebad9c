import { PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { errorOf, startTable, TableName } from "./table.ts";

const Key = { pk: "a", sk: "b" };

describe("an expression that was parsed before", () => {
  it("takes the values of each request", async () => {
    const { table } = await startTable();
    await table.send(new PutCommand({ TableName, Item: { ...Key, count: 1, list: [1] } }));
    const update = (values: Record<string, unknown>) =>
      table.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: "SET #list = list_append(#list, :more), #name = :name ADD #count :more_count",
          ConditionExpression: "#count = :count",
          ExpressionAttributeNames: { "#list": "list", "#name": "name", "#count": "count" },
          ExpressionAttributeValues: values,
          ReturnValues: "ALL_NEW",
        }),
      );
    await update({ ":more": [2], ":name": "first", ":more_count": 1, ":count": 1 });
    const second = await update({ ":more": [3], ":name": "second", ":more_count": 5, ":count": 2 });
    expect(second.Attributes).toEqual({ ...Key, list: [1, 2, 3], name: "second", count: 7 });
    const failed = await errorOf(update({ ":more": [3], ":name": "third", ":more_count": 5, ":count": 2 }));
    expect(failed.name).toBe("ConditionalCheckFailedException");
  });

  it("is refused for a value of another type, or that it does not use", async () => {
    const { table } = await startTable();
    const add = (values: Record<string, unknown>) =>
      table.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: "ADD #count :more",
          ExpressionAttributeNames: { "#count": "count" },
          ExpressionAttributeValues: values,
        }),
      );
    await add({ ":more": 1 });
    await add({ ":more": 2 });
    expect((await errorOf(add({ ":more": "two" }))).message).toMatch(/Incorrect operand type/);
    expect((await errorOf(add({ ":more": 1, ":other": 1 }))).message).toMatch(/unused in expressions/);
    expect((await errorOf(add({ ":more": 1, ":other": 1 }))).message).toMatch(/unused in expressions/);
  });

  it("is what it was after a query turned its comparison round", async () => {
    const { table } = await startTable();
    for (const sk of ["a", "b", "c"]) await table.send(new PutCommand({ TableName, Item: { pk: "a", sk } }));
    const keysAfter = async (from: string) => {
      const { Items = [] } = await table.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: "pk = :pk AND :from < sk",
          ExpressionAttributeValues: { ":pk": "a", ":from": from },
        }),
      );
      return Items.map(({ sk }) => sk);
    };
    expect(await keysAfter("a")).toEqual(["b", "c"]);
    expect(await keysAfter("a")).toEqual(["b", "c"]);
    expect(await keysAfter("b")).toEqual(["c"]);
  });
});
