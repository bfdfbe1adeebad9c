import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, newExchange, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { importIndex, prepareIndex } from "./indexed.ts";
import { tell } from "./stored.ts";

const importing = async () => ({
  ...(await importIndex()),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/history/count.ts")),
  ...(await import("#lambdas/history/list.ts")),
  ...(await import("#lambdas/history/selection.ts")),
});

describeOnEachEngine("the index of an account's messages", importing, (loaded) => {
  const index = prepareIndex(loaded);
  const chatbotOf = async () => {
    const chatbot = newChatbot(uniqueId("usr"), new Date().toISOString());
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    return chatbot;
  };
  type Chatbot = Awaited<ReturnType<typeof chatbotOf>>;
  const selected = ({ user_id }: Chatbot, text: string) =>
    loaded().select(user_id, { session: "all", period: "all", text });
  const page = { order: "newest", limit: 50 } as const;
  const idsOf = async (chatbot: Chatbot, text: string) =>
    (await loaded().list(await selected(chatbot, text), page)).items.map(({ id }) => id);

  it("a deleted conversation is out of the index, also if its messages are delivered after its deletion", async () => {
    const chatbot = await chatbotOf();
    await index.rebuild(chatbot.user_id);
    const conversation = await tell(loaded(), chatbot, { questions: ["zeppelin?"] });
    const late = await index.rows();
    await loaded().conversationStore.remove(conversation);
    for (const row of (await index.rows()).toReversed()) await loaded().deliver(row);
    for (const row of late) {
      await loaded().rowEntity.save(row);
      await loaded().deliver(row);
    }
    const messages = await loaded().port("messages");
    const anything = { accountId: chatbot.user_id, clauses: [] };
    expect(await messages.find(anything, { by: "start", order: "newest", limit: 9 })).toEqual([]);
  });

  it("deliveries that come twice and out of order lead to the conversation as it is", async () => {
    const chatbot = await chatbotOf();
    await index.rebuild(chatbot.user_id);
    const conversation = await tell(loaded(), chatbot, { questions: ["One?"] });
    for (const text of ["Two?", "zeppelin?"])
      await loaded().conversationStore.append(conversation, newExchange(text));
    const rows = (await index.rows()).toReversed();
    for (const row of [...rows, ...rows]) {
      await loaded().rowEntity.save(row);
      await loaded().deliver(row);
    }
    expect(await idsOf(chatbot, "one zeppelin")).toEqual([conversation.id]);
  });

  it("conversations from before the index are put there pass by pass; until then lists say so and exports wait", async () => {
    const chatbot = await chatbotOf();
    index.open();
    const { id } = await tell(loaded(), chatbot, { questions: ["zeppelin?"] });
    for (const row of await index.rows()) await loaded().rowEntity.remove(row);
    const selection = await selected(chatbot, "zeppelin");
    expect(await loaded().list(selection, page)).toEqual({ items: [], isPreparing: true });
    await expect(loaded().count(selection, undefined)).rejects.toMatchObject({ code: "conflict" });
    await loaded().rebuildPass(chatbot.user_id);
    await loaded().rebuildPass(chatbot.user_id);
    const done = await loaded().list(await selected(chatbot, "zeppelin"), page);
    expect([done.items.map((one) => one.id), done.isPreparing]).toEqual([[id], undefined]);
  });
});
