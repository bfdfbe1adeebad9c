import { GetCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { errorOf, startTable, TableName } from "./table.ts";

const Key = { pk: "a", sk: "count" };
const add = {
  TableName,
  Key,
  UpdateExpression: "ADD #count :one",
  ExpressionAttributeNames: { "#count": "count" },
  ExpressionAttributeValues: { ":one": 1 },
};

it("additions to one item that come together count each, alone and in transactions", async () => {
  const { table } = await startTable();
  const alone = Array.from({ length: 30 }, () =>
    table.send(new UpdateCommand({ ...add, ReturnValues: "UPDATED_NEW" })),
  );
  const together = Array.from({ length: 30 }, (_, at) => {
    const other = { Put: { TableName, Item: { pk: "b", sk: `${at}` } } };
    return table.send(new TransactWriteCommand({ TransactItems: [{ Update: add }, other] }));
  });
  const counts = (await Promise.all(alone)).map(({ Attributes }) => Attributes?.count);
  await Promise.all(together);
  expect(new Set(counts).size).toBe(30);
  expect((await table.send(new GetCommand({ TableName, Key }))).Item).toEqual({ ...Key, count: 60 });
});

it("of two writes that come together, the condition of the second sees the first", async () => {
  const { table } = await startTable();
  const claim = (by: string) =>
    table.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: "SET #by = :by",
        ConditionExpression: "attribute_not_exists(#by)",
        ExpressionAttributeNames: { "#by": "by" },
        ExpressionAttributeValues: { ":by": by },
      }),
    );
  const [first, second] = [claim("ann"), errorOf(claim("ben"))];
  await first;
  expect((await second).name).toBe("ConditionalCheckFailedException");
});
