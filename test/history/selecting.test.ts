import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { type Told, tell } from "./stored.ts";

const importing = async () => ({
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/history/list.ts")),
  ...(await import("#lambdas/history/remove-all.ts")),
  ...(await import("#lambdas/history/selection.ts")),
  ...(await import("#lambdas/history/stats.ts")),
});

const all = { session: "all", period: "all" } as const;
const actorOf = (accountId: string) => ({ accountId, userId: accountId });
const daysAgo = (days: number, seconds = 0) =>
  new Date(Date.now() - days * 86_400_000 + seconds * 1000).toISOString();

describeOnEachEngine("the history of an account", importing, (loaded) => {
  const chatbotOf = async (accountId: string, name = "Desk") => {
    const chatbot = { ...newChatbot(accountId, daysAgo(100)), name };
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    return chatbot;
  };
  const told = async (chatbot: Awaited<ReturnType<typeof chatbotOf>>, some: Told[]) => {
    const ids = [];
    for (const one of some) ids.push((await tell(loaded(), chatbot, one)).id);
    return ids;
  };
  type Query = Partial<Parameters<ReturnType<typeof loaded>["select"]>[1]>;
  const selected = (accountId: string, query: Query = {}) => loaded().select(accountId, { ...all, ...query });
  const listed = async (accountId: string, query: Query = {}) =>
    (await loaded().list(await selected(accountId, query), { order: "newest", limit: 50 })).items;
  const statsOf = async (accountId: string, query: Query = {}) =>
    loaded().statsOf(await selected(accountId, query));

  it("[HIST-011][HIST-025] lists the account's own conversations by their last activity, with the chatbot's name", async () => {
    const [ann, bob] = [uniqueId("usr"), uniqueId("usr")];
    const [desk, shop] = [await chatbotOf(ann), await chatbotOf(ann, "Shop")];
    const [first] = await told(desk, [{ startedAt: daysAgo(3) }]);
    const [second] = await told(shop, [{ startedAt: daysAgo(1) }]);
    await told(await chatbotOf(bob), [{}]);
    expect((await listed(ann)).map(({ id, chatbot_name }) => [id, chatbot_name])).toEqual([
      [second, "Shop"],
      [first, "Desk"],
    ]);
  });

  it("[HIST-007] the session filter keeps public or private conversations", async () => {
    const ann = uniqueId("usr");
    const ids = await told(await chatbotOf(ann), [{ isPublic: true }, { isPublic: false }]);
    for (const [at, session] of (["public", "private"] as const).entries()) {
      expect((await listed(ann, { session })).map(({ id }) => id)).toEqual([ids[at]]);
      expect(await statsOf(ann, { session })).toMatchObject({ conversations: 1 });
    }
  });

  it("[HIST-010] a period keeps conversations that started within its days, to the second, in list and figures", async () => {
    const ann = uniqueId("usr");
    const chatbot = await chatbotOf(ann);
    const starts = [daysAgo(0), daysAgo(7, 60), daysAgo(7, -60), daysAgo(29), daysAgo(31), daysAgo(200)];
    const ids = await told(
      chatbot,
      starts.map((startedAt) => ({ startedAt })),
    );
    const counts = { 7: 2, 30: 4, 90: 5, all: 6 };
    for (const period of ["7", "30", "90", "all"] as const) {
      const found = (await listed(ann, { period })).map(({ id }) => id);
      expect(found.toSorted()).toEqual(ids.slice(0, counts[period]).toSorted());
      expect(await statsOf(ann, { period })).toMatchObject({ conversations: counts[period] });
    }
  });

  it("[HIST-002][HIST-003][HIST-004] figures are sums of the conversations and averages over their answers", async () => {
    const ann = uniqueId("usr");
    const [desk, shop] = [await chatbotOf(ann), await chatbotOf(ann, "Shop")];
    await told(desk, [{ responseTime: 100 }, { questions: ["One?", "Two?"], responseTime: 105.4 }]);
    await told(shop, [{ responseTime: 1000, startedAt: daysAgo(40) }]);
    expect(await statsOf(ann)).toEqual({
      conversations: 3,
      messages: 8,
      tokens: 20,
      messagesPerConversation: 2.7,
      averageResponseMs: 328,
    });
    const ofDesk = { conversations: 2, messagesPerConversation: 3, averageResponseMs: 104 };
    expect(await statsOf(ann, { chatbotId: desk.id })).toMatchObject(ofDesk);
    expect(await statsOf(uniqueId("usr"))).toMatchObject({
      messagesPerConversation: 0,
      averageResponseMs: null,
    });
  });

  it("conversations with a question that the documents did not answer can be listed alone", async () => {
    const ann = uniqueId("usr");
    const ids = await told(await chatbotOf(ann), [{ outcome: "refused" }, {}]);
    expect((await listed(ann, { outcome: "unanswered" })).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await listed(ann, { outcome: "answered" })).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("pages of each filter and order list every conversation once", async () => {
    const ann = uniqueId("usr");
    const [desk, shop] = [await chatbotOf(ann), await chatbotOf(ann, "Shop")];
    const ids = await told(
      desk,
      Array.from({ length: 7 }, (_, n) => ({ isPublic: n % 3 === 0 })),
    );
    await told(shop, [{}, {}]);
    for (const order of ["newest", "oldest"] as const)
      for (const query of [{}, { chatbotId: desk.id }, { session: "private" } as const]) {
        const selection = await selected(ann, query);
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await loaded().list(selection, { order, limit: 2, cursor });
          found.push(...page.items.map(({ id }) => id));
          cursor = page.cursor;
        } while (cursor);
        const whole = (await listed(ann, query)).map(({ id }) => id);
        expect(found).toEqual(order === "newest" ? whole : whole.toReversed());
        if (query.chatbotId) expect(found.toSorted()).toEqual(ids.toSorted());
      }
  });

  it("a list goes on behind a conversation that has left the period meanwhile", async () => {
    const ann = uniqueId("usr");
    const [, recent] = await told(await chatbotOf(ann), [{ startedAt: daysAgo(20) }, {}]);
    const { listByStart } = await loaded().conversationStore.history();
    const idsOf = async (query: Parameters<typeof listByStart>[1]) =>
      (await Array.fromAsync(listByStart(ann, query))).flat();
    const all = await idsOf({});
    const since = daysAgo(7);
    expect(await idsOf({ since, cursor: all[1]?.cursor })).toEqual([]);
    const before = daysAgo(-1);
    expect((await idsOf({ since, before })).map(({ conversation }) => conversation.id)).toEqual([recent]);
    expect(await idsOf({ since, before, cursor: all[0]?.cursor })).toEqual([]);
  });

  it("deleting what began before the period deletes nothing", async () => {
    const ann = uniqueId("usr");
    await told(await chatbotOf(ann), [{}, { startedAt: daysAgo(30) }]);
    const done = await loaded().removeAll(await selected(ann, { period: "7" }), daysAgo(20), actorOf(ann));
    expect(done).toEqual({ removed: 0, isDone: true });
    expect(await listed(ann)).toHaveLength(2);
  });

  it("deleting takes conversations out of list and figures, and spares what began later", async () => {
    const ann = uniqueId("usr");
    const chatbot = await chatbotOf(ann);
    await told(chatbot, [{ isPublic: true }, { isPublic: true, questions: ["One?", "Two?"] }, {}]);
    const before = new Date(Date.now() + 1).toISOString();
    const [later] = await told(chatbot, [{ isPublic: true, startedAt: daysAgo(0, 60) }]);
    const done = await loaded().removeAll(await selected(ann, { session: "public" }), before, actorOf(ann));
    expect(done).toEqual({ removed: 2, isDone: true });
    expect((await listed(ann, { session: "public" })).map(({ id }) => id)).toEqual([later]);
    expect(await statsOf(ann)).toMatchObject({
      conversations: 2,
      messages: 4,
      tokens: 10,
      averageResponseMs: 10,
    });
  });
});
