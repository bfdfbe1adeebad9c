import { expect, it, vi } from "vitest";
import type { Search } from "#platform/search/port.ts";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, newExchange, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";
import { type Told, tell } from "../history/stored.ts";
import { itemsOf } from "./items-of.ts";

const importing = async () => ({
  ...(await import("#lambdas/analytics/differences.ts")),
  ...(await import("#lambdas/core/counters/store.ts")),
  ...(await import("#lambdas/chatbots/remove.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/conversations/consent/record-consent.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/history/selection.ts")),
  ...(await import("#lambdas/history/stats.ts")),
  ...(await import("#lambdas/core/ledger/store.ts")),
  ...(await import("#lambdas/retention/store.ts")),
  ...(await import("#lambdas/retention/sweep.ts")),
  ...(await import("#platform/ports.ts")),
  ...(await import("#platform/table/client.ts")),
});

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);

describeOnEachEngine("conversations that are kept for some days", importing, (loaded, table) => {
  const chatbotWith = async (keep_days: 30 | 90 | null, told: Told[] = [{}]) => {
    const chatbot = newChatbot(uniqueId("usr"), new Date().toISOString());
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    const conversations = [];
    for (const one of told) conversations.push(await tell(loaded(), chatbot, one));
    const choice = { keep_days, keeps_page: false };
    return { chatbot: await loaded().retentionStore.save(chatbot, choice, chatbot.user_id), conversations };
  };
  const idsOf = async (accountId: string) =>
    (await Array.fromAsync(loaded().conversationStore.allOfAccount(accountId))).map(({ id }) => id);
  const statistics = async (accountId: string) => ({
    months: await loaded().aggregateStore.months(accountId),
    days: await loaded().ledger.days(accountId),
    history: await loaded().statsOf(await loaded().select(accountId, { session: "all", period: "all" })),
  });
  /** Items of the table that name one of the conversations. */
  const tracesOf = async (ids: string[]) =>
    (await itemsOf(table(), TableName)).filter(
      ({ pk, sk }) => !`${pk}`.startsWith("LEDGER") && ids.some((id) => `${pk} ${sk}`.includes(id)),
    );

  it("go with all their parts after that time, and statistics stay", async () => {
    const { chatbot, conversations } = await chatbotWith(30, [
      { questions: ["One?", "Two?"], isPublic: true, responseTime: 30 },
      {},
    ]);
    const [first, second] = conversations;
    if (!first || !second) throw new Error("Nothing is stored.");
    await loaded().conversationStore.giveFeedback(
      first,
      (await loaded().conversationStore.allMessages(first))[1]?.id ?? "",
      { rating: "up" },
    );
    await loaded().recordConsent({
      account_id: chatbot.user_id,
      rag_system_id: chatbot.id,
      conversation_id: first.id,
      text: "I agree.",
      purposes: [],
      page: "https://example.com/",
    });
    const before = await statistics(chatbot.user_id);
    expect(await loaded().sweep(daysAhead(29))).toEqual({ removed: 0 });
    expect(await idsOf(chatbot.user_id)).toHaveLength(2);
    await loaded().sweep(daysAhead(31));
    expect(await idsOf(chatbot.user_id)).toEqual([]);
    expect(await tracesOf([first.id, second.id])).toEqual([]);
    expect(await statistics(chatbot.user_id)).toEqual(before);
    expect(await loaded().differencesOf(chatbot.user_id)).toEqual([]);
    const [activity] = (await itemsOf(table(), TableName))
      .filter(({ sk, pk }) => `${sk}`.startsWith("ACTIVITY#") && `${pk}`.includes(chatbot.user_id))
      .slice(-1);
    expect(activity).toMatchObject({ user_id: "Docent", detail: "2 without a message for 30 days" });
  });

  it("stay while they go on, and in chatbots that keep them", async () => {
    const [kept, others] = [await chatbotWith(null), await chatbotWith(90)];
    const { chatbot, conversations } = await chatbotWith(30, [{}, {}]);
    await loaded().sweep(daysAhead(31));
    expect(await idsOf(kept.chatbot.user_id)).toHaveLength(1);
    expect(await idsOf(others.chatbot.user_id)).toHaveLength(1);
    expect(await idsOf(chatbot.user_id)).toEqual([]);
    expect(conversations).toHaveLength(2);
  });

  it("one that gets a message while it is swept is kept whole", async () => {
    const { chatbot, conversations } = await chatbotWith(30);
    const [conversation] = conversations;
    if (!conversation) throw new Error("Nothing is stored.");
    const { expire } = await import("#lambdas/conversations/expiry/expire.ts");
    await loaded().conversationStore.append(conversation, newExchange("And then?"));
    expect(await expire(conversation)).toBe(false);
    expect(await loaded().conversationStore.allMessages(conversation)).toHaveLength(4);
    expect(await loaded().differencesOf(chatbot.user_id)).toEqual([]);
  });

  it("an answer that ends after its conversation has expired begins it again", async () => {
    const { chatbot, conversations } = await chatbotWith(30);
    const [conversation] = conversations;
    if (!conversation) throw new Error("Nothing is stored.");
    await loaded().sweep(daysAhead(31));
    const old = { ...conversation, last_activity_at: daysAhead(-31).toISOString() };
    await loaded().conversationStore.append(old, newExchange("And then?"));
    expect(await idsOf(chatbot.user_id)).toEqual([conversation.id]);
    const messages = await loaded().conversationStore.allMessages(conversation);
    expect(messages.map(({ content, seq }) => [seq, content])).toEqual([
      [1, "And then?"],
      [2, "14 days."],
    ]);
    expect(await loaded().differencesOf(chatbot.user_id)).toEqual([]);
  });

  it("one that somebody deletes while it is answered does not come back", async () => {
    const { chatbot, conversations } = await chatbotWith(30);
    const [conversation] = conversations;
    if (!conversation) throw new Error("Nothing is stored.");
    await loaded().conversationStore.remove(conversation);
    const answering = loaded().conversationStore.append(conversation, newExchange("And then?"));
    await expect(answering).rejects.toMatchObject({ code: "not_found" });
    expect(await idsOf(chatbot.user_id)).toEqual([]);
  });

  it("a sweep that breaks off at any call is made up for by the next one", async () => {
    const questions = Array.from({ length: 30 }, (_, n) => `${n}?`);
    const { chatbot, conversations } = await chatbotWith(30, [{ questions }]);
    const before = await statistics(chatbot.user_id);
    const { table: client } = loaded();
    let breaks = 0;
    for (let at = 1; at < 40; at++) {
      const send = client.send.bind(client);
      let calls = 0;
      const broken = vi.spyOn(client, "send").mockImplementation((command) => {
        if (++calls === at) throw new Error("The process is gone.");
        return send(command as never) as never;
      });
      const isOver = await loaded()
        .sweep(daysAhead(31))
        .then(
          () => true,
          () => false,
        );
      broken.mockRestore();
      if (isOver) break;
      breaks++;
      expect(await loaded().differencesOf(chatbot.user_id)).toEqual([]);
    }
    expect(breaks).toBeGreaterThan(5);
    await loaded().sweep(daysAhead(32));
    expect(await tracesOf(conversations.map(({ id }) => id))).toEqual([]);
    expect(await statistics(chatbot.user_id)).toEqual(before);
  });

  it("a run that has no time left leaves the rest to the next one", async () => {
    const { chatbot } = await chatbotWith(30, [{}, {}]);
    await loaded().sweep(daysAhead(31), -1);
    expect(await idsOf(chatbot.user_id)).toHaveLength(2);
    await loaded().sweep(daysAhead(31));
    expect(await idsOf(chatbot.user_id)).toEqual([]);
  });

  it("a sweep of chatbots that are not due is one read of the table", async () => {
    await loaded().sweep(daysAhead(31));
    const sent = vi.spyOn(loaded().table, "send");
    await loaded().sweep(daysAhead(31));
    expect(sent.mock.calls.map(([command]) => command.constructor.name)).toEqual(["QueryCommand"]);
    sent.mockRestore();
  });

  it("a chatbot that is deleted is forgotten by the index, takes what expired out of the numbers, and is not swept any more", async () => {
    const { chatbot } = await chatbotWith(30, [{}, { isPublic: true }]);
    await loaded().sweep(daysAhead(31));
    await tell(loaded(), chatbot, {});
    const forget = vi.fn(async () => undefined);
    loaded().provide({ search: { forget } as unknown as Search });
    expect(await loaded().removeChatbot(chatbot, chatbot.user_id)).toBe(true);
    expect(forget).toHaveBeenCalledWith(chatbot.id);
    expect(await loaded().aggregateStore.totals(chatbot.user_id)).toMatchObject({
      conversations: 0,
      messages: 0,
      questions: 0,
    });
    expect(await loaded().differencesOf(chatbot.user_id)).toEqual([]);
    const left = await itemsOf(table(), TableName);
    // the days of the account's ledger keep what was used
    expect(
      left.filter(({ pk, sk }) => `${pk} ${sk}`.includes(chatbot.id) && !`${sk}`.startsWith("DAY#")),
    ).toEqual([]);
  });
});
