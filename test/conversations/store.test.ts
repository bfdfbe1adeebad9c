import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";
import { chatbotOf, context, exchangeOf } from "./exchange.ts";

const importing = () => import("#lambdas/conversations/store.ts");

/** A write whose condition never holds. */
const impossible = {
  ConditionCheck: {
    TableName,
    Key: { pk: "absent", sk: "absent" },
    ConditionExpression: "attribute_exists(pk)",
  },
};

describeOnEachEngine("conversations", importing, (loaded) => {
  const opened = async (owner = uniqueId("usr")) => {
    const conversation = loaded().newConversation(chatbotOf(owner));
    await loaded().conversationStore.create(conversation);
    return conversation;
  };
  const recent = async (accountId: string) =>
    (await loaded().conversationStore.queries()).recentQueries(accountId, {
      since: "2026-01-01",
      limit: 20,
      isMeant: () => true,
    });

  it("a conversation is its owner's and nobody else's", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    expect(await conversationStore.find(conversation)).toEqual(conversation);
    expect(await conversationStore.ofAccount(conversation.user_id, conversation.id)).toEqual(conversation);
    const absent = { code: "not_found", message: "Conversation not found." };
    await expect(conversationStore.ofAccount("usr_other", conversation.id)).rejects.toMatchObject(absent);
    await expect(conversationStore.ofAccount("usr_other", newId("conversation"))).rejects.toMatchObject(
      absent,
    );
  });

  it("a visitor's conversation begins with its first exchange, once, also with two at once", async () => {
    const { conversationStore, newConversation } = loaded();
    const conversation = newConversation(chatbotOf(uniqueId("usr")));
    const first = exchangeOf("How long?");
    const made = await Promise.all([1, 2, 3].map(() => conversationStore.open(conversation, first)));
    expect(made.toSorted()).toEqual([false, false, true]);
    expect(await Array.fromAsync(conversationStore.allOfAccount(conversation.user_id))).toMatchObject([
      { message_count: 2, total_tokens_used: 7 },
    ]);
    expect(await conversationStore.allMessages(conversation)).toHaveLength(2);
  });

  it("a visitor's conversation is none of the owner's tests", async () => {
    const { conversationStore, newConversation } = loaded();
    const visit = { sessionId: newId("session"), widgetId: newId("widget"), id: newId("conversation") };
    const conversation = newConversation(chatbotOf(uniqueId("usr")), visit);
    await conversationStore.open(conversation, exchangeOf("How long?"));
    await conversationStore.append({ ...conversation, message_count: 0 }, exchangeOf("How much?"));
    expect((await conversationStore.tests(conversation.rag_system_id, {})).items).toEqual([]);
  });

  it("a conversation whose first exchange cannot be written is not opened", async () => {
    const { conversationStore, newConversation } = loaded();
    const conversation = newConversation(chatbotOf(uniqueId("usr")));
    const opening = conversationStore.open(conversation, exchangeOf("lost"), [impossible]);
    await expect(opening).rejects.toMatchObject({ name: "TransactionCanceledException" });
    expect(await conversationStore.find(conversation)).toBeUndefined();
  });

  it("an exchange is kept with its counters and its question's record", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    await conversationStore.append(conversation, exchangeOf("How long? 🤔"));
    const messages = await conversationStore.allMessages(conversation);
    expect(messages).toMatchObject([
      { message_type: "user", content: "How long? 🤔", token_count: null, context_chunks: [] },
      { message_type: "assistant", content: "", context_chunks: context, metadata: { stopped: "true" } },
    ]);
    const kept = await conversationStore.find(conversation);
    expect(kept).toMatchObject({ message_count: 2, total_tokens_used: 7 });
    const queries = await recent(conversation.user_id);
    expect(queries).toMatchObject([{ query: "How long? 🤔", response: "", response_time_ms: 12.5 }]);
  });

  it("exchanges at once are all counted, and none is lost", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const questions = Array.from({ length: 8 }, (_, n) => `question ${n}`);
    await Promise.all(questions.map((one) => conversationStore.append(conversation, exchangeOf(one, 1))));
    expect(await conversationStore.find(conversation)).toMatchObject({
      message_count: 16,
      total_tokens_used: 8,
    });
    const messages = await conversationStore.allMessages(conversation);
    const asked = messages.filter(({ message_type }) => message_type === "user");
    expect(asked.map(({ content }) => content).toSorted()).toEqual(questions);
  });

  it("an exchange of which one part cannot be written leaves nothing", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const append = conversationStore.append(conversation, exchangeOf("lost"), [impossible]);
    await expect(append).rejects.toMatchObject({ name: "TransactionCanceledException" });
    expect(await conversationStore.allMessages(conversation)).toEqual([]);
    expect(await conversationStore.find(conversation)).toEqual(conversation);
    expect(await recent(conversation.user_id)).toEqual([]);
  });

  it("messages are told oldest first, the last turns only as many as are asked for", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    for (const one of ["first", "second", "third"])
      await conversationStore.append(conversation, exchangeOf(one));
    const contents = (messages: { content: string }[]) => messages.map(({ content }) => content);
    const all = contents(await conversationStore.allMessages(conversation));
    expect(all).toEqual(["first", "", "second", "", "third", ""]);
    expect(contents(await conversationStore.latest(conversation.id, 3))).toEqual(["", "third", ""]);
  });

  it("a long conversation is told whole, beyond what AWS reads at once, and in one read a page of it", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const answer = "界".repeat(60_000);
    for (let n = 0; n < 8; n++)
      await conversationStore.append(conversation, { ...exchangeOf(`${n}`), answer });
    expect(await conversationStore.allMessages(conversation)).toHaveLength(16);
    const queries = await recent(conversation.user_id);
    expect(queries.map(({ query }) => query).join("")).toMatch(/^7654/);
    const latest = await conversationStore.messages(conversation, { limit: 50 });
    expect(latest.items.at(-2)?.content).toBe("7");
    expect(latest.items.length).toBeLessThan(16);
    const before = await conversationStore.messages(conversation, { limit: 2, cursor: latest.cursor });
    const kept = latest.items.length;
    expect([...before.items, ...latest.items]).toEqual(
      (await conversationStore.allMessages(conversation)).slice(-kept - 2),
    );
  });

  it("an owner's conversations come by their last activity, the latest first", async () => {
    const { conversationStore } = loaded();
    const owner = uniqueId("usr");
    const [first, second, third] = [await opened(owner), await opened(owner), await opened(owner)];
    await opened();
    for (const one of [third, first, second]) await conversationStore.append(one, exchangeOf("again"));
    const ids = (await Array.fromAsync(conversationStore.allOfAccount(owner))).map(({ id }) => id);
    expect(ids).toEqual([second.id, first.id, third.id]);
  });

  it("a conversation that is ended says when", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const { ended_at } = await conversationStore.end(conversation);
    expect(ended_at && ended_at >= conversation.started_at).toBe(true);
  });
});
