import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { describeOnEachEngine, TableName } from "#test/dynamodb/product-table.ts";
import { errorOf } from "./table.ts";

/** Two bytes in UTF-8, one letter. */
const letters = (count: number) => "é".repeat(count);

describeOnEachEngine(
  "limits of the table",
  async () => undefined,
  (_, table) => {
    const put = (Item: Record<string, unknown>) =>
      table().send(new PutCommand({ TableName, Item: { pk: "limits", sk: "1", ...Item } }));
    const query = (more: object) => table().send(new QueryCommand({ TableName, ...more }));
    const refused = async (call: Promise<unknown>) => (await errorOf(call)).name;

    it("an item is measured in bytes: 400 KB fit, one more is refused", async () => {
      const rest = "pklimitssk1b".length;
      const text = letters((400 * 1024 - rest) / 2);
      await put({ b: text });
      expect(await refused(put({ b: `${text}x` }))).toBe("ValidationException");
    });

    it("an update and a transaction that make an item too large are refused, and leave it as it was", async () => {
      await put({ sk: "small", b: "before" });
      const Update = {
        TableName,
        Key: { pk: "limits", sk: "small" },
        UpdateExpression: "SET b = :b",
        ExpressionAttributeValues: { ":b": letters(205_000) },
      };
      expect(await refused(table().send(new UpdateCommand(Update)))).toBe("ValidationException");
      const transaction = new TransactWriteCommand({ TransactItems: [{ Update }] });
      expect(["ValidationException", "TransactionCanceledException"]).toContain(
        await refused(table().send(transaction)),
      );
      const { Item } = await table().send(new GetCommand({ TableName, Key: Update.Key }));
      expect(Item?.b).toBe("before");
    });

    it("keys are measured in bytes: 2,048 for a partition's, 1,024 for a sort key, in an index too", async () => {
      await put({ pk: letters(1024), sk: letters(512), gsi1pk: letters(1024), gsi1sk: letters(512) });
      const long: Record<string, string>[] = [
        { pk: letters(1025) },
        { sk: letters(513) },
        { gsi1pk: letters(1025), gsi1sk: "1" },
        { gsi1pk: "1", gsi1sk: letters(513) },
      ];
      for (const keys of long) expect(await refused(put(keys))).toBe("ValidationException");
      const get = new GetCommand({ TableName, Key: { pk: "limits", sk: letters(513) } });
      expect(await refused(table().send(get))).toBe("ValidationException");
    });

    it("an empty key is refused, in an index and in a question too", async () => {
      for (const keys of [{ sk: "" }, { gsi1pk: "" }, { gsi1sk: "" }])
        expect(await refused(put(keys))).toBe("ValidationException");
      const empty = {
        KeyConditionExpression: "pk = :p AND begins_with(sk, :e)",
        ExpressionAttributeValues: { ":p": "limits", ":e": "" },
      };
      expect(await refused(query(empty))).toBe("ValidationException");
    });

    it("a page ends with the item that fills a megabyte of bytes", async () => {
      for (let n = 0; n < 8; n++) await put({ pk: "pages", sk: `${n}`, b: letters(100_000) });
      const page = await query({
        KeyConditionExpression: "pk = :p",
        ExpressionAttributeValues: { ":p": "pages" },
      });
      expect([page.Count, page.LastEvaluatedKey]).toEqual([6, { pk: "pages", sk: "5" }]);
    });

    it("a transaction of more than 4 MB is refused", async () => {
      const b = letters(150_000);
      const TransactItems = Array.from({ length: 15 }, (_, n) => ({
        Put: { TableName, Item: { pk: "large", sk: `${n}`, b } },
      }));
      const whole = table().send(new TransactWriteCommand({ TransactItems }));
      expect(await refused(whole)).toBe("ValidationException");
      await table().send(new TransactWriteCommand({ TransactItems: TransactItems.slice(0, 13) }));
    });

    it("an attribute that is set from another one is its own", async () => {
      const Key = { pk: "updates", sk: "1" };
      await table().send(new PutCommand({ TableName, Item: { ...Key, count: 1 } }));
      const update = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: "SET a = #count, b = if_not_exists(#count, :one) ADD #count :one",
        ExpressionAttributeNames: { "#count": "count" },
        ExpressionAttributeValues: { ":one": 1 },
        ReturnValues: "ALL_NEW",
      });
      const { Attributes } = await table().send(update);
      expect(Attributes).toEqual({ ...Key, count: 2, a: 1, b: 1 });
    });

    describe("conditions", () => {
      it("what neither of two attributes has is not equal", async () => {
        const isEqual = { ConditionExpression: "a = b" };
        const Item = { pk: "conditions", sk: "absent" };
        const equal = table().send(new PutCommand({ TableName, Item, ...isEqual }));
        expect(await refused(equal)).toBe("ConditionalCheckFailedException");
      });

      it("lists and maps are compared in depth, texts by their bytes", async () => {
        const Item = { pk: "conditions", sk: "1", map: { a: [1, "b"] }, text: "\uffee" };
        await table().send(new PutCommand({ TableName, Item }));
        const matching = new PutCommand({
          TableName,
          Item,
          ConditionExpression: "#map = :map AND #text < :text",
          ExpressionAttributeNames: { "#map": "map", "#text": "text" },
          ExpressionAttributeValues: { ":map": { a: [1, "b"] }, ":text": "👍" },
        });
        await table().send(matching);
      });

      it("what has no order cannot be put in order", async () => {
        const below = new PutCommand({
          TableName,
          Item: { pk: "conditions", sk: "2" },
          ConditionExpression: "a < :map",
          ExpressionAttributeValues: { ":map": {} },
        });
        expect(await refused(table().send(below))).toBe("ValidationException");
      });
    });
  },
);
