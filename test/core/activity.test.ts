import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";
import { uniqueId } from "../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/core/activity.ts")),
  ...(await import("#platform/table/client.ts")),
});

describeOnEachEngine("an account's activity", importing, (loaded, table) => {
  it("names its actors as they were at their last sign-in", async () => {
    const { accountStore, logActivity, transact } = loaded();
    const actor = { accountId: uniqueId("usr"), userId: uniqueId("usr") };
    const other = { ...actor, userId: uniqueId("usr") };
    await accountStore.signIn([actor.accountId], { userId: actor.userId, email: "ann@example.com" });
    await accountStore.signIn([actor.accountId], {
      userId: actor.userId,
      email: "ann@example.org",
      name: "Ann",
    });
    await transact([logActivity(other, { action: "created" })]);
    const { items } = await accountStore.activity(actor.accountId, {});
    const ann = { user_id: actor.userId, email: "ann@example.org", name: "Ann" };
    expect(items.map((item) => item.actor)).toEqual([{ user_id: other.userId }, ann, ann]);
  });

  it("ends after 400 days, also when the table has not deleted an entry yet", async () => {
    const { accountStore, logActivity } = loaded();
    const actor = { accountId: uniqueId("usr"), userId: uniqueId("usr") };
    const { Item } = Object(logActivity(actor, { action: "signed_in" }).Put);
    const seconds = Math.floor(Date.now() / 1000);
    expect(Item.ttl - seconds).toBeGreaterThanOrEqual(400 * 24 * 3600 - 1);
    await table().send(new PutCommand({ TableName, Item: { ...Item, ttl: seconds } }));
    expect((await accountStore.activity(actor.accountId, {})).items).toEqual([]);
  });

  it("holds no entry of an act that did not happen", async () => {
    const { accountStore, logActivity, transact } = loaded();
    const actor = { accountId: uniqueId("usr"), userId: uniqueId("usr") };
    const impossible = {
      ConditionCheck: {
        TableName,
        Key: { pk: "absent", sk: "absent" },
        ConditionExpression: "attribute_exists(pk)",
      },
    };
    await expect(transact([logActivity(actor, { action: "created" }), impossible])).rejects.toThrow();
    expect((await accountStore.activity(actor.accountId, {})).items).toEqual([]);
  });
});
