import { expect, it, onTestFinished, vi } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot, LlmConfiguration } from "#shared/chatbots/routes.ts";
import { describeOnEachEngine } from "../../dynamodb/product-table.ts";
import { answering } from "../../dynamodb/table-answers.ts";
import { uniqueId } from "../../unique-id.ts";
import { sampleChatbot } from "./sample-chatbot.ts";

const importing = async () => ({
  ...(await import("#lambdas/chatbots/publish.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#platform/table/client.ts")),
});

const publication = {
  public_title: "Help",
  public_description: "",
  is_public: true,
  published_at: "2026-01-02T00:00:00.000Z",
};

const absent = { code: "not_found", message: "Chatbot not found." };

const newChatbot = (user_id: string): Chatbot =>
  sampleChatbot({ id: newId("chatbot"), user_id, name: "Desk 📚" });

const configurationOf = ({ id, user_id }: Chatbot): LlmConfiguration => ({
  id: newId("modelSettings"),
  rag_system_id: id,
  user_id,
  provider: "builtin",
  model: "builtin",
  temperature: 0.7,
  max_tokens: 1000,
  top_p: 1,
  frequency_penalty: -0.5,
  presence_penalty: 0,
  system_prompt: null,
});

describeOnEachEngine("chatbots", importing, (loaded) => {
  const created = async (user_id = uniqueId("usr")) => {
    const chatbot = newChatbot(user_id);
    await loaded().chatbotStore.create(chatbot, configurationOf(chatbot));
    return chatbot;
  };

  it("[BOT-046] a chatbot for which no unique link is found is published under its title and the time", async () => {
    const { chatbotStore, publish } = loaded();
    const chatbot = await created();
    const taken = vi.spyOn(chatbotStore, "isLinkTaken").mockRejectedValue(new Error("throttled"));
    onTestFinished(() => taken.mockRestore());
    const before = Date.now();
    const { public_slug } = await publish(chatbot, { ...publication, public_title: "Fees & Loans 2026!" });
    const time = /^fees-loans-2026-([a-z0-9]+)$/.exec(public_slug ?? "")?.[1] ?? "";
    const at = Number.parseInt(time, 36);
    expect(at >= before && at <= Date.now()).toBe(true);
    expect(await chatbotStore.ofAccount(chatbot.user_id, chatbot.id)).toMatchObject({ public_slug });
  });

  it("a chatbot and its settings are their owner's and nobody else's", async () => {
    const { chatbotStore } = loaded();
    const chatbot = await created();
    expect(await chatbotStore.ofAccount(chatbot.user_id, chatbot.id)).toEqual(chatbot);
    expect(await chatbotStore.configurations.get(chatbot)).toMatchObject({
      frequency_penalty: -0.5,
    });
    await expect(chatbotStore.ofAccount("usr_other", chatbot.id)).rejects.toMatchObject(absent);
    await expect(chatbotStore.configured("usr_other", chatbot.id)).rejects.toMatchObject(absent);
    await expect(
      chatbotStore.configurations.get({ user_id: "usr_other", id: chatbot.id }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("an owner's chatbots are listed newest first, page by page", async () => {
    const { chatbotStore } = loaded();
    const owner = uniqueId("usr");
    const ids = [];
    for (let n = 0; n < 5; n++) ids.unshift((await created(owner)).id);
    const first = await chatbotStore.list(owner, { limit: 3 });
    const second = await chatbotStore.list(owner, { limit: 3, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.cursor).toBeUndefined();
    const all = await Array.fromAsync(chatbotStore.all(owner));
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it("a chatbot with its settings is found although AWS hands keys back at first", async () => {
    const { chatbotStore, table, tableName } = loaded();
    const chatbot = await created();
    const answers = answering(table, "BatchGetItemCommand", async (time, answer) => {
      if (time === 2) return { Responses: {}, ...unprocessed(chatbot, tableName()) };
      const whole = Object(await answer());
      if (time > 1) return whole;
      const items = whole.Responses[tableName()].filter(({ sk }: { sk: string }) => sk.startsWith("BOT#"));
      return { Responses: { [tableName()]: items }, ...unprocessed(chatbot, tableName()) };
    });
    onTestFinished(answers.restore);
    const found = await chatbotStore.configured(chatbot.user_id, chatbot.id);
    expect([found.chatbot.id, found.configuration.rag_system_id]).toEqual([chatbot.id, chatbot.id]);
    expect(answers.asked).toBe(3);
  });

  it("a public link leads to its chatbot while that is public", async () => {
    const { chatbotStore } = loaded();
    const chatbot = await created();
    const slug = uniqueId("slug");
    expect(await chatbotStore.isLinkTaken(slug)).toBe(false);
    const published = await chatbotStore.publishUnder(chatbot, slug, publication);
    expect(published).toEqual({ ...chatbot, ...publication, public_slug: slug });
    expect((await chatbotStore.published(slug)).chatbot).toEqual(published);
    expect(await chatbotStore.isLinkTaken(slug)).toBe(true);
    await chatbotStore.publish(chatbot, { is_public: false, published_at: null });
    await expect(chatbotStore.published(slug)).rejects.toMatchObject(absent);
    await expect(chatbotStore.published(uniqueId("slug"))).rejects.toMatchObject(absent);
  });

  it("of two chatbots that take a link at once one gets it", async () => {
    const { chatbotStore } = loaded();
    const two = [await created(), await created()];
    const slug = uniqueId("slug");
    const got = await Promise.all(
      two.map((chatbot) => chatbotStore.publishUnder(chatbot, slug, publication)),
    );
    expect(got.filter(Boolean)).toHaveLength(1);
    const winner = got.find(Boolean);
    expect((await chatbotStore.published(slug)).chatbot).toEqual(winner);
    const loser = two.find(({ id }) => id !== winner?.id) ?? two[0];
    expect((await chatbotStore.ofAccount(loser!.user_id, loser!.id)).is_public).toBe(false);
  });

  it("a chatbot that is published twice at once has one link, the one that both are told", async () => {
    const { chatbotStore } = loaded();
    const chatbot = await created();
    const slugs = [uniqueId("slug"), uniqueId("slug")];
    const told = await Promise.all(
      slugs.map((slug) => chatbotStore.publishUnder(chatbot, slug, publication)),
    );
    const { public_slug } = await chatbotStore.ofAccount(chatbot.user_id, chatbot.id);
    expect(told.map((one) => one?.public_slug)).toEqual([public_slug, public_slug]);
    const taken = await Promise.all(slugs.map((slug) => chatbotStore.isLinkTaken(slug)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("a chatbot that is gone is not published, and its link stays free", async () => {
    const { chatbotStore } = loaded();
    const slug = uniqueId("slug");
    await expect(
      chatbotStore.publishUnder(newChatbot(uniqueId("usr")), slug, publication),
    ).rejects.toMatchObject({ code: "not_found" });
    expect(await chatbotStore.isLinkTaken(slug)).toBe(false);
  });

  it("questions on a public link are counted, also many at once", async () => {
    const { chatbotStore, table, tableName } = loaded();
    const slug = uniqueId("slug");
    await chatbotStore.publishUnder(await created(), slug, publication);
    await Promise.all(Array.from({ length: 20 }, () => chatbotStore.countPublicQuestion(slug)));
    const { GetCommand } = await import("@aws-sdk/lib-dynamodb");
    const Key = { pk: `SLUG#${slug}`, sk: "SLUG" };
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key }));
    expect(Item?.query_count).toBe(20);
  });
});

const unprocessed = ({ user_id, id }: Chatbot, tableName: string) => ({
  UnprocessedKeys: {
    [tableName]: { Keys: [{ pk: `OWNER#${user_id}`, sk: `LLM#${id}` }], ConsistentRead: true },
  },
});
