import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { exchangeOf, visitorOf } from "../../analytics/told.ts";
import { describeOnEachEngine, TableName } from "../../dynamodb/product-table.ts";
import { itemsOf } from "../../retention/items-of.ts";
import { uniqueId } from "../../unique-id.ts";
import { newChatbot, settingsOf } from "../counters/facts.ts";

const importing = async () => ({
  ...(await import("#lambdas/analytics/differences.ts")),
  ...(await import("#lambdas/analytics/overview/overview.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/ledger/store.ts")),
});

const former = [
  "conversations",
  "messages",
  "questions",
  "prompt_tokens",
  "completion_tokens",
  "nano_dollars",
  "unpriced",
];
const known = [
  ...["id", "account_id", "rag_system_id", "conversation_id", "source", "at", "day", "pk", "sk"],
  ...["provider", "model", "is_estimated", "price_list"],
];

describeOnEachEngine("days that a former release counted as a whole", importing, (loaded, table) => {
  /** Stores what the account has as a release of November 2026 did: days by account, and no ends of answers. */
  const makeFormer = async (accountId: string) => {
    const put = (Item: Record<string, unknown>) => table().send(new PutCommand({ TableName, Item }));
    const days = new Map<string, Record<string, unknown>>();
    for (const item of await itemsOf(table(), TableName)) {
      if (item.pk === `LEDGER#${accountId}`) {
        const entry = Object.fromEntries(
          Object.entries(item).filter(([name]) => former.includes(name) || known.includes(name)),
        );
        const { liked, disliked } = item;
        if (liked || disliked) {
          await remove(item);
          continue;
        }
        const isVisit = item.source === "widget" || item.source === "page";
        const visits = isVisit && {
          visitor_conversations: item.conversations,
          visitor_questions: item.questions,
        };
        await put({ ...entry, ...visits });
        const sum = days.get(`${item.day}`) ?? { account_id: accountId, day: item.day };
        for (const [name, value] of Object.entries({ ...entry, ...visits }))
          if (typeof value === "number") sum[name] = Number(sum[name] ?? 0) + value;
        days.set(`${item.day}`, sum);
      }
      if (item.pk === `AGGREGATES#${accountId}` && /^(DAY|PACKEDDAY|DAYCHANGES)/.test(`${item.sk}`))
        await remove(item);
      if ("is_rating_counted" in item) {
        const { is_rating_counted, ...event } = item;
        await put(event);
      }
      if ("is_unresolved" in item) {
        const { is_unresolved, ...conversation } = item;
        await put(conversation);
      }
    }
    for (const [day, sum] of days) await put({ ...sum, pk: `AGGREGATES#${accountId}`, sk: `DAY#${day}` });
  };
  const remove = async ({ pk, sk }: Record<string, unknown>) => {
    const { DeleteCommand } = await import("@aws-sdk/lib-dynamodb");
    await table().send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  };

  const told = async () => {
    const accountId = uniqueId("usr");
    const chatbots = [];
    for (const name of ["Desk", "Shop"]) {
      const chatbot = { ...newChatbot(accountId, new Date().toISOString()), name };
      await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
      chatbots.push(chatbot);
    }
    for (const chatbot of chatbots) {
      const one = visitorOf(loaded(), chatbot);
      await one.ask({ outcome: "refused", responseTime: 40 });
      await one.ask({ outcome: "answered", responseTime: 60 });
      await one.rate("up", 1);
      await visitorOf(loaded(), chatbot, "page").ask({ outcome: "small_talk" });
      const test = loaded().newConversation(chatbot);
      await loaded().conversationStore.open(test, exchangeOf());
    }
    return { accountId, chatbots };
  };
  const figures = (accountId: string) => loaded().overviewOf(accountId, { days: "7" });

  it("are divided by chatbot and source, with what their conversations tell", async () => {
    const { accountId, chatbots } = await told();
    const expected = await figures(accountId);
    await makeFormer(accountId);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
    const days = await loaded().ledger.days(accountId);
    expect(await figures(accountId)).toEqual(expected);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
    const [before, after] = [days, await loaded().ledger.days(accountId)].map((some) =>
      some.map(({ day, conversations, messages, visitor_questions }) => [
        day,
        conversations,
        messages,
        visitor_questions,
      ]),
    );
    expect(after).toEqual(before);
    const items = await itemsOf(table(), TableName);
    const left = items.filter(
      ({ pk, sk }) => pk === `AGGREGATES#${accountId}` && /^DAY#[\d-]+$/.test(`${sk}`),
    );
    expect(left).toEqual([]);
    const visitor = visitorOf(loaded(), chatbots[0]!);
    await visitor.ask({ outcome: "refused" });
    expect((await figures(accountId)).figures).toMatchObject({
      unresolved: expected.figures.unresolved + 1,
      liked: 2,
    });
  });

  it("go on to be divided where a run broke off, and add up at any moment", async () => {
    const { accountId } = await told();
    const expected = await figures(accountId);
    await makeFormer(accountId);
    const { ledger } = loaded();
    const tell = async () => ({ counts: {} });
    const span = { first: "2000-01-01", last: "2100-01-01" };
    const sums = async () =>
      (await ledger.days(accountId)).map(({ messages, questions }) => [messages, questions]);
    const before = await sums();
    let failures = 0;
    await expect(
      ledger.divide(accountId, span, {
        until: Number.POSITIVE_INFINITY,
        tell: async () => {
          if (++failures === 3) throw new Error("The process is gone.");
          return tell();
        },
      }),
    ).rejects.toThrow("gone");
    expect(await sums()).toEqual(before);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
    const both = await Promise.all([figures(accountId), figures(accountId)]);
    expect(both.map(({ isComplete }) => isComplete)).toEqual([true, true]);
    expect((await figures(accountId)).figures).toEqual(expected.figures);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
  });

  it("wait for the next request when there is no time left", async () => {
    const { accountId } = await told();
    await makeFormer(accountId);
    const { divideFormer } = await loaded().conversationStore.history();
    const span = { first: "2000-01-01", last: "2100-01-01" };
    for (let n = 0; n < 30; n++) {
      const test = loaded().newConversation({ ...newChatbot(accountId, ""), id: newId("chatbot") });
      await loaded().conversationStore.create(test);
    }
    await makeFormer(accountId);
    expect(await divideFormer(accountId, span, 0)).toBe(false);
    expect(await divideFormer(accountId, span, 0)).toBe(true);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
  });
});
