import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, expect, it, vi } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { describeOnEachEngine, TableName } from "../../dynamodb/product-table.ts";
import { uniqueId } from "../../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/core/ledger/counts.ts")),
  ...(await import("#lambdas/core/ledger/day.ts")),
  ...(await import("#lambdas/core/ledger/store.ts")),
  ...(await import("#platform/table/client.ts")),
});

afterEach(() => vi.useRealTimers());

const now = new Date("2026-11-22T12:00:00Z");
const range = { first: "2026-11-01", last: "2026-11-22" };

describeOnEachEngine("days that are over", importing, (loaded, table) => {
  const accountWith = async (days: string[]) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    const accountId = uniqueId("usr");
    const book = (day: string, countedAt?: Date) =>
      loaded().ledger.record({
        accountId,
        chatbotId,
        source: "widget",
        counts: countedAt ? { liked: 1 } : { messages: 2, questions: 1, answered: 1 },
        at: new Date(`${day}T12:00:00Z`),
        ...(countedAt && { countedAt }),
      });
    const chatbotId = newId("chatbot");
    for (const day of days) await book(day);
    return { accountId, chatbotId, book };
  };
  const readTimes = async (accountId: string) => {
    const sent = vi.spyOn(loaded().table, "send");
    const items = await loaded().ledger.packedItems(accountId, range, now);
    const queries = sent.mock.calls.filter(([command]) => command.constructor.name === "QueryCommand");
    sent.mockRestore();
    return { items, queries: queries.length };
  };

  it("are read from one item each, and say the same as before", async () => {
    const days = ["2026-11-02", "2026-11-03", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
    const { accountId } = await accountWith(days);
    const counted = await loaded().ledger.dayItems(accountId);
    const first = await readTimes(accountId);
    const second = await readTimes(accountId);
    expect(counted).toHaveLength(6);
    expect([first.items, second.items]).toEqual([counted, counted]);
    expect((await readTimes(accountId)).items).toEqual(counted);
    const packed = await table().send(
      new (await import("@aws-sdk/lib-dynamodb")).QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :sk)",
        ExpressionAttributeValues: { ":pk": `AGGREGATES#${accountId}`, ":sk": "PACKEDDAY#" },
      }),
    );
    // From the first one with numbers to the day before yesterday: no zone's clocks show it any more.
    expect(packed.Items?.map(({ day }) => day)).toEqual(
      Array.from({ length: 19 }, (_, n) => `2026-11-${String(n + 2).padStart(2, "0")}`),
    );
    expect(await loaded().ledger.differences(accountId)).toEqual([]);
  });

  it("are read anew when something of them is counted later", async () => {
    const { accountId, book } = await accountWith(["2026-11-02", "2026-11-03"]);
    await readTimes(accountId);
    await book("2026-11-22", new Date("2026-11-03T12:00:00Z"));
    const { items } = await readTimes(accountId);
    expect(items.map(({ day, counters }) => [day, counters.liked])).toEqual([
      ["2026-11-02", undefined],
      ["2026-11-03", 1],
    ]);
    expect((await readTimes(accountId)).items).toEqual(items);
    expect(await loaded().ledger.differences(accountId)).toEqual([]);
  });

  it("are not taken for packed by a reader who packed them while one changed", async () => {
    const { accountId, book } = await accountWith(["2026-11-02"]);
    const { table: client } = loaded();
    const send = client.send.bind(client);
    let changed = false;
    const watched = vi.spyOn(client, "send").mockImplementation((async (command: never) => {
      const writes = Object(command).input.TransactItems ?? [];
      const isPacking = writes.some((one: { Put?: { Item: { sk: string } } }) =>
        one.Put?.Item.sk.startsWith("PACKEDDAY#"),
      );
      if (isPacking && !changed) {
        changed = true;
        await book("2026-11-22", new Date("2026-11-02T12:00:00Z"));
      }
      return send(command);
    }) as never);
    await loaded().ledger.packedItems(accountId, range, now);
    watched.mockRestore();
    expect(changed).toBe(true);
    const [item] = (await readTimes(accountId)).items;
    expect(item?.counters.liked).toBe(1);
    expect(await loaded().ledger.differences(accountId)).toEqual([]);
  });

  it("that were packed with other numbers are named", async () => {
    const { accountId, chatbotId } = await accountWith(["2026-11-02"]);
    await readTimes(accountId);
    const id = { account_id: accountId, day: "2026-11-02", chatbotId, source: "widget" } as const;
    await loaded().transact([loaded().dayEntity.addTo(id, { add: { messages: 1 } })]);
    expect(await loaded().ledger.differences(accountId)).toEqual([
      `${accountId}, 2026-11-02 of ${chatbotId} by widget: messages is 3 and should be 2.`,
      `${accountId}, 2026-11-02 of ${chatbotId} by widget, packed: messages is 2 and should be 3.`,
    ]);
  });

  it("take one write unit even with 5,000 questions in a day, which a chatbot answers at most, in all of its hours", async () => {
    const { countersOf, dayCountNames, addCounters, noCounts } = loaded();
    const most = { conversations: 4_999, questions: 4_999, nano_dollars: 249_999_999_999 };
    const tokens = { prompt_tokens: 49_999_999, completion_tokens: 0 };
    const ends = Object.fromEntries(dayCountNames.map((name) => [name, 4_999]));
    const counters: Record<string, number> = {};
    for (let hour = 0; hour < 24; hour++)
      addCounters(counters, countersOf({ ...noCounts(), ...most, ...tokens }, hour));
    const { prompt_tokens } = counters;
    Object.assign(counters, countersOf({ ...noCounts(), ...ends, ...most, ...tokens }, 0), {
      prompt_tokens,
      response_ms: 49_999_999,
    });
    const accountId = "8fb7e4d2-6f6c-4d20-9c61-0a2a4c8f2c11";
    const keys = loaded().dayEntity.key({
      account_id: accountId,
      day: "2026-11-22",
      chatbotId: newId("chatbot"),
      source: "document",
    });
    const stored = { ...keys, ...counters };
    await table().send(new PutCommand({ TableName, Item: stored }));
    expect(bytesOf(stored)).toBeGreaterThan(900);
    expect(bytesOf(stored)).toBeLessThanOrEqual(1024);
  });
});

/** The size that DynamoDB documents: names and texts in UTF-8, and a byte for every two digits of a number and one more. */
const bytesOf = (item: Record<string, unknown>): number =>
  Object.entries(item).reduce((sum, [name, value]) => {
    const digits = String(value).replace(/0+$/, "").length;
    return sum + name.length + (typeof value === "number" ? Math.ceil(digits / 2) + 1 : String(value).length);
  }, 0);
