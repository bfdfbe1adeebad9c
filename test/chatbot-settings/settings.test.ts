import { expect, it } from "vitest";
import { defaultSystemPrompt, systemPromptOf } from "#shared/chatbots/use-cases.ts";
import { withModel } from "../chat/with-model.ts";
import { as } from "../users.ts";
import { settings as plain } from "./valid-settings.ts";

const desk = withModel({
  CHAT_MODELS: "gpt-6-luna,o3",
  MODEL_PRICE_PROMPT: "2",
  MODEL_PRICE_COMPLETION: "8",
});
const handbook = "# Fees\n\nA reminder costs 1.50 euros.\n";
const query = "What does a reminder cost?";

/** One chatbot for the file, with its present settings. */
let begun: Promise<Awaited<ReturnType<typeof desk.chatbot>>> | undefined;
const present = async () => {
  begun ??= desk.chatbot(handbook);
  const { api, id: chatbotId } = await begun;
  return { api, ...(await api.chatbotSettings.read({ chatbotId })) };
};

it("[SET-014] the settings begin with the first model and the default parameters; the list has prices and what models refuse", async () => {
  const { api: _, ...state } = await present();
  expect(state).toMatchObject({ name: "Desk", version: 1 });
  expect(state.settings).toEqual({
    ...plain,
    provider: "openai",
    model: "gpt-6-luna",
    system_prompt: systemPromptOf("support"),
  });
  expect(state.typicalAnswer).toEqual({ promptTokens: 4000, completionTokens: 500 });
  const all = ["temperature", "top_p", "max_tokens", "frequency_penalty", "presence_penalty"];
  expect(state.models).toEqual([
    { provider: "openai", model: "gpt-6-luna", price: 12, refuses: [] },
    { provider: "openai", model: "o3", price: 12, refuses: all.filter((name) => name !== "max_tokens") },
    { provider: "builtin", model: "docent-extractive", price: 0, refuses: all },
  ]);
});

it("[SET-025] saved settings and the saved prompt take effect in the next answer; what a model refuses is not sent", async () => {
  const { api, chatbotId, settings } = await present();
  const changes = {
    temperature: 1.3,
    max_tokens: 77,
    top_p: 0.5,
    frequency_penalty: -0.5,
    presence_penalty: 1.5,
    system_prompt: "Answer like a pirate.",
  };
  const saved = await api.chatbotSettings.save({
    chatbotId,
    version: 1,
    settings: { ...settings, ...changes },
  });
  expect(saved).toEqual({ version: 2, settings: { ...settings, ...changes } });
  await api.chat.ask({ ragSystemId: chatbotId, query });
  const { system_prompt, ...parameters } = changes;
  expect(desk.model().requests.at(-1)).toMatchObject({ model: "gpt-6-luna", ...parameters });
  expect(desk.sent().system).toContain(`<instructions>\n${system_prompt}\n</instructions>`);
  const reasoning = { ...saved.settings, model: "o3" };
  await api.chatbotSettings.save({ chatbotId, version: saved.version, settings: reasoning });
  await api.chat.ask({ ragSystemId: chatbotId, query });
  expect(desk.model().requests.at(-1)).toMatchObject({ model: "o3", max_tokens: 77 });
  for (const name of ["temperature", "top_p", "frequency_penalty", "presence_penalty"])
    expect(desk.model().requests.at(-1)).not.toHaveProperty(name);
});

it.each(["", "  \n", null])(
  "[SET-016] [SET-017] the custom prompt %j means that the default one is used",
  async (system_prompt) => {
    const { api, chatbotId, settings, version } = await present();
    await api.chatbotSettings.save({ chatbotId, version, settings: { ...settings, system_prompt } });
    await api.chat.ask({ ragSystemId: chatbotId, query });
    expect(defaultSystemPrompt).toBe(
      "You are a helpful assistant. Answer the user's question based on the provided context. If the context doesn't contain relevant information, say so clearly.",
    );
    expect(desk.sent().system).toContain(`<instructions>\n${defaultSystemPrompt}\n</instructions>`);
  },
);

it("[SET-010] [SET-011] [SET-012] [SET-013] numbers outside of their bounds are refused, those at the bounds are saved", async () => {
  const { api, chatbotId, settings, ...state } = await present();
  let { version } = state;
  const save = async (changes: Partial<typeof settings>) => {
    const saved = await api.chatbotSettings.save({
      chatbotId,
      version,
      settings: { ...settings, ...changes },
    });
    version = saved.version;
  };
  const bounds = {
    temperature: [
      [0, 2, 0.3],
      [-0.1, 2.1, 0.25],
    ],
    max_tokens: [
      [1, 4000],
      [0, 4001, 1.5],
    ],
    top_p: [
      [0, 0.95],
      [-0.01, 1.01],
    ],
    frequency_penalty: [
      [-2, 2],
      [-2.1, 2.1],
    ],
    presence_penalty: [
      [-2, 2],
      [-2.1, 2.1],
    ],
  } as const;
  for (const [name, [taken, refused]] of Object.entries(bounds)) {
    for (const value of taken) await save({ [name]: value });
    for (const value of refused)
      await expect(save({ [name]: value })).rejects.toMatchObject({
        code: "invalid",
        issues: [{ path: `settings.${name}` }],
      });
  }
  const unknown = save({ model: "gpt-6.1-sol" });
  await expect(unknown).rejects.toThrow("This model is not offered here. Choose one of the list.");
});

it("each save is a version that says what changed and who did it, and a former one is restored as a new one", async () => {
  const api = await as("ann", desk.url());
  const { id: chatbotId } = await api.chatbots.create({ name: "Other desk", use_case: "hr" });
  const { settings } = await api.chatbotSettings.read({ chatbotId });
  const style = { ...settings.answer_style, tone: "formal" as const, avoided_words: ["cheap"] };
  const changed = { ...settings, temperature: 0.1, answer_style: style };
  await api.chatbotSettings.save({ chatbotId, version: 1, settings: changed });
  const overtaken = api.chatbotSettings.save({ chatbotId, version: 1, settings });
  await expect(overtaken).rejects.toMatchObject({ code: "conflict" });
  const restored = await api.chatbotSettings.restore({ chatbotId, number: 1, version: 2 });
  expect(restored).toEqual({ version: 3, settings });
  const { items } = await api.chatbotSettings.versions({ chatbotId });
  const names = ["temperature", "tone", "avoided_words"];
  expect(items).toMatchObject([
    { number: 3, changed: names, restored: 1, by: { email: api.email }, settings },
    { number: 2, changed: names, by: { email: api.email }, settings: changed },
    { number: 1, changed: [], settings },
  ]);
  const { items: activity } = await api.account.activity({ limit: 1 });
  expect(activity).toMatchObject([{ action: "changed", subject: { kind: "chatbot", id: chatbotId } }]);
  while (!(await api.chatbots.remove({ id: chatbotId })).isDone);
  await expect(api.chatbotSettings.versions({ chatbotId })).rejects.toMatchObject({ code: "not_found" });
});

it("another account reads and saves no settings", async () => {
  const { chatbotId } = await present();
  const bob = await as("bob", desk.url());
  const tries = [
    () => bob.chatbotSettings.read({ chatbotId }),
    () => bob.chatbotSettings.save({ chatbotId, version: 1, settings: plain }),
    () => bob.chatbotSettings.versions({ chatbotId }),
    () => bob.chatbotSettings.restore({ chatbotId, number: 1, version: 1 }),
    () => bob.chat.tryOut({ chatbotId, query }),
    () => bob.chat.previewPrompt({ chatbotId, query, settings: plain }),
  ];
  for (const one of tries) await expect(one()).rejects.toMatchObject({ code: "not_found" });
});
