import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { uniqueId } from "#test/unique-id.ts";
import { sampleChatbot } from "../core/chatbots/sample-chatbot.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { settings } from "./valid-settings.ts";

const importing = async () => ({
  ...(await import("#lambdas/chatbot-settings/store.ts")),
  ...(await import("#lambdas/core/chatbots/entities.ts")),
});

const overtaken = { code: "conflict" };

const newChatbot = (): Chatbot => sampleChatbot({ id: newId("chatbot"), user_id: uniqueId("usr") });

describeOnEachEngine("chatbot settings", importing, (loaded) => {
  it("[SET-018] [SET-019] [SET-020] saving inserts the configuration of a chatbot that has none, then updates that row by its id", async () => {
    const { settingsStore, configurationEntity } = loaded();
    const chatbot = newChatbot();
    expect(await settingsStore.find(chatbot)).toBeUndefined();
    const inserted = await settingsStore.save(chatbot, settings, { base: 0, userId: "usr_1" });
    expect(inserted).toEqual({ settings, version: 1 });
    const row = await configurationEntity.get({ user_id: chatbot.user_id, id: chatbot.id });
    expect(row).toMatchObject({
      rag_system_id: chatbot.id,
      user_id: chatbot.user_id,
      system_prompt: "Be brief.",
    });
    await settingsStore.save(chatbot, { ...settings, temperature: 0.2 }, { base: 1, userId: "usr_1" });
    expect(await settingsStore.find(chatbot)).toEqual({ ...row, temperature: 0.2, version: 2 });
    const { items } = await settingsStore.versions(chatbot, {});
    expect(items).toMatchObject([
      { number: 2, changed: ["temperature"], user_id: "usr_1" },
      { number: 1, changed: [], user_id: "usr_1" },
    ]);
  });

  it("the settings that a chatbot was created with become its first version at the first save", async () => {
    const { settingsStore, configurationEntity } = loaded();
    const chatbot = newChatbot();
    const { answer_style, ...former } = { ...settings, temperature: 1.2, system_prompt: null };
    const { id: rag_system_id, user_id } = chatbot;
    await configurationEntity.create({ id: newId("modelSettings"), rag_system_id, user_id, ...former });
    await settingsStore.save(chatbot, settings, { base: 1, userId: "usr_2" });
    const { items } = await settingsStore.versions(chatbot, {});
    expect(items).toMatchObject([
      { number: 2, changed: ["temperature", "system_prompt"], settings },
      {
        number: 1,
        at: chatbot.created_at,
        settings: { temperature: 1.2, system_prompt: null, answer_style },
      },
    ]);
    expect(items[1]?.user_id).toBeUndefined();
  });

  it("of two saves from the same version one is refused, and the same settings make no version", async () => {
    const { settingsStore } = loaded();
    const chatbot = newChatbot();
    const save = (temperature: number, base: number) =>
      settingsStore.save(chatbot, { ...settings, temperature }, { base, userId: "usr_1" });
    await save(0.1, 0);
    const both = await Promise.allSettled([save(0.2, 1), save(0.3, 1)]);
    const refused = both.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: overtaken }]);
    await expect(save(0.4, 1)).rejects.toMatchObject(overtaken);
    const present = (await settingsStore.find(chatbot))?.temperature ?? 0;
    expect(await save(present, 2)).toMatchObject({ version: 2 });
  });
});
