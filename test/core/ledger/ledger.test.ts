import { expect, it, vi } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { describeOnEachEngine } from "../../dynamodb/product-table.ts";
import { uniqueId } from "../../unique-id.ts";
import { newChatbot, newExchange } from "../counters/facts.ts";

const importing = async () => ({
  ...(await import("#platform/account/settings.ts")),
  ...(await import("#lambdas/core/ledger/day.ts")),
  ...(await import("#lambdas/analytics/differences.ts")),
  ...(await import("#lambdas/core/ledger/store.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#platform/table/client.ts")),
});

const terra = {
  provider: "openai",
  model: "gpt-6.1-terra",
  promptTokens: 1001,
  completionTokens: 7,
} as const;
/** One dollar for a million tokens of the prompt, five for those of the answer. */
const priceOfTerra = 1_036_000;

describeOnEachEngine("the ledger of an account", importing, (loaded) => {
  const accountIn = async (time_zone?: string): Promise<string> => {
    const account_id = uniqueId("usr");
    if (time_zone) await loaded().accountSettingsEntity.save({ account_id, time_zone, language: "en-US" });
    return account_id;
  };

  it("counts each entry on the account's local day, across the end of summer time", async () => {
    const accountId = await accountIn("Europe/Berlin");
    const moments = [
      "2026-10-24T21:59:59Z",
      "2026-10-24T22:00:00Z",
      "2026-10-25T22:59:59Z",
      "2026-10-25T23:00:00Z",
    ];
    for (const moment of moments)
      await loaded().ledger.record({
        accountId,
        chatbotId: newId("chatbot"),
        source: "widget",
        counts: { questions: 1 },
        usage: terra,
        at: new Date(moment),
      });
    const one = { questions: 1, visitor_questions: 1, prompt_tokens: 1001, nano_dollars: priceOfTerra };
    const two = { questions: 2, visitor_questions: 2, prompt_tokens: 2002, nano_dollars: 2 * priceOfTerra };
    expect(await loaded().daysOf(accountId)).toMatchObject([
      { day: "2026-10-24", ...one },
      { day: "2026-10-25", ...two },
      { day: "2026-10-26", ...one },
    ]);
    const entries = loaded().ledger.entries(accountId, { first: "2026-10-25", last: "2026-10-25" });
    expect(await Array.fromAsync(entries)).toMatchObject([
      { at: "2026-10-24T22:00:00.000Z", source: "widget", model: "gpt-6.1-terra", price_list: "2026-11" },
      { at: "2026-10-25T22:59:59.000Z" },
    ]);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
  });

  it("an answer of a model without a known price is booked without one, and says that its tokens are estimated", async () => {
    const accountId = await accountIn();
    const usage = { ...terra, model: "a-model-of-2031", isEstimated: true };
    await loaded().ledger.record({ accountId, chatbotId: newId("chatbot"), source: "page", usage });
    const [entry] = await Array.fromAsync(loaded().ledger.entries(accountId));
    expect(entry).toMatchObject({ nano_dollars: 0, unpriced: 1, is_estimated: true, completion_tokens: 7 });
    expect(entry).not.toHaveProperty("price_list");
    expect(await loaded().daysOf(accountId)).toMatchObject([{ unpriced: 1, nano_dollars: 0 }]);
  });

  it("keeps the tokens of a chatbot's answers when their conversation is deleted", async () => {
    const { conversationStore, newConversation, daysOf, differencesOf } = loaded();
    const chatbot = newChatbot(await accountIn("Asia/Kolkata"), "2026-01-01T00:00:00.000Z");
    const conversation = newConversation(chatbot);
    await conversationStore.open(conversation, { ...newExchange("How long?"), usage: terra });
    await conversationStore.append(conversation, { ...newExchange("And then?"), usage: terra });
    const counted = { conversations: 1, messages: 4, questions: 2, nano_dollars: 2 * priceOfTerra };
    const sum = async () => {
      const days = await daysOf(chatbot.user_id);
      const names = Object.keys(counted) as (keyof typeof counted)[];
      return Object.fromEntries(names.map((name) => [name, days.reduce((all, day) => all + day[name], 0)]));
    };
    expect(await sum()).toEqual(counted);
    const present = await conversationStore.find(conversation);
    if (present) await conversationStore.remove(present);
    expect(await sum()).toEqual(counted);
    expect(await differencesOf(chatbot.user_id)).toEqual([]);
  });

  it("a day that differs from its entries is named", async () => {
    const accountId = await accountIn();
    const at = new Date("2026-11-22T12:00:00Z");
    const chatbotId = newId("chatbot");
    await loaded().ledger.record({ accountId, chatbotId, source: "test", usage: terra, at });
    const id = { account_id: accountId, day: "2026-11-22", chatbotId, source: "test" } as const;
    await loaded().transact([loaded().dayEntity.addTo(id, { add: { n12: 1 } })]);
    expect(await loaded().differencesOf(accountId)).toEqual([
      `${accountId}, 2026-11-22 of ${chatbotId} by test: n12 is ${priceOfTerra + 1} and should be ${priceOfTerra}.`,
    ]);
  });

  it("the time zone is read once for many answers", async () => {
    const accountId = await accountIn();
    const sent = vi.spyOn(loaded().table, "send");
    for (let n = 0; n < 3; n++)
      await loaded().ledger.record({ accountId, chatbotId: newId("chatbot"), source: "test", usage: terra });
    const reads = sent.mock.calls.filter(([command]) => command.constructor.name === "GetCommand");
    sent.mockRestore();
    expect(reads).toHaveLength(1);
  });
});
