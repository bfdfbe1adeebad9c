import { expect, it } from "vitest";
import type { AnswerStyle } from "#shared/chatbots/answer-style.ts";
import { withModel } from "../chat/with-model.ts";
import { bearing, nobody } from "../users.ts";

const desk = withModel();
const handbook = "# Fees\n\nA reminder costs 1.50 euros.\n\n# Films\n\nFilms may be kept for one week.\n";
const query = "What does a reminder cost?";

/** One chatbot for the file: a try-out changes nothing. */
let begun: Promise<Awaited<ReturnType<typeof desk.chatbot>>> | undefined;

const styled = async (style: Partial<AnswerStyle>) => {
  begun ??= desk.chatbot(handbook);
  const { api, id: chatbotId } = await begun;
  const { settings, version } = await api.chatbotSettings.read({ chatbotId });
  const answer_style = { ...settings.answer_style, ...style };
  return { api, chatbotId, version, settings: { ...settings, answer_style } };
};

const tried = async (
  style: Partial<AnswerStyle>,
  { says, asks = query }: { says?: string[]; asks?: string } = {},
) => {
  const { api, version, ...setup } = await styled(style);
  if (says) desk.model().say(says);
  const answer = await api.chat.tryOut({ ...setup, query: asks });
  return { answer, rules: desk.sent().system };
};

it("a try-out answers by unsaved settings, stores nothing but its cost, and leaves the saved settings as they are", async () => {
  const { api, chatbotId, settings } = await styled({});
  const draft = { ...settings, temperature: 0.1, system_prompt: "Speak like a pirate." };
  const answer = await api.chat.tryOut({ chatbotId, query, settings: draft });
  expect(answer).toMatchObject({ answer: "A reminder costs 1.50 euros. [1]", outcome: "answered" });
  expect(answer.debug).toMatchObject({ promptTokens: 100, completionTokens: 20, cost: 0.0042 });
  expect(desk.model().requests.at(-1)).toMatchObject({ temperature: 0.1 });
  expect(desk.sent().system).toContain("Speak like a pirate.");
  await api.chat.tryOut({ chatbotId, query });
  expect(desk.sent().system).not.toContain("Speak like a pirate.");
  expect(await api.chatbotSettings.read({ chatbotId })).toMatchObject({ version: 1, settings });
  const { items } = await api.account.conversations({});
  expect(items.filter(({ rag_system_id }) => rag_system_id === chatbotId)).toEqual([]);
  const foreign = api.chat.tryOut({ chatbotId, query, settings: { ...draft, model: "gpt-6-astra" } });
  await expect(foreign).rejects.toThrow("This model is not offered here.");
});

it("the shown prompt is the one that is sent", async () => {
  const { api, chatbotId, settings } = await styled({ tone: "friendly", length: "short" });
  const { sent } = await api.chat.previewPrompt({ chatbotId, query, settings });
  await api.chat.tryOut({ chatbotId, query, settings });
  expect(desk.sent().messages).toEqual(sent);
  expect(sent[0]?.content).toContain("A reminder costs 1.50 euros.");
});

it.each<[Partial<AnswerStyle>, string]>([
  [{ length: "short" }, "Answer in one or two sentences."],
  [{ length: "long" }, "Answer in full"],
  [{ tone: "friendly" }, "Write in a warm and friendly tone."],
  [{ tone: "formal" }, "Write formally"],
  [{ tone: "plain" }, "everyday words"],
  [{ language: "de" }, "Write in German, whatever language the visitor's message"],
  [{ refusal: "strict" }, "Answer only what the passages state expressly"],
  [{ refusal: "helpful" }, "give what the passages say that comes closest"],
  [
    { avoided_words: ["cheap", "best in town"] },
    'Never use these words, in any form: "cheap", "best in town".',
  ],
])("the model reads the rule of the style %j, and not without it", async (style, rule) => {
  expect((await tried({})).rules).not.toContain(rule);
  expect((await tried(style)).rules).toContain(rule);
});

it("without citations neither marks nor passages reach visitors, and owners still see the passages", async () => {
  const says = ["A reminder ", "costs [1", "] 1.50 euros. [1]"];
  const { answer } = await tried({ citations: false }, { says });
  expect(answer.answer).toBe("A reminder costs 1.50 euros.");
  expect(answer.context).toHaveLength(1);
  const { api, chatbotId, settings, version } = await styled({ citations: false });
  await api.chatbotSettings.save({ chatbotId, version, settings });
  const publication = { public_title: "Desk", public_description: "", is_public: true };
  const { public_slug } = await api.chatbots.publish({ id: chatbotId, ...publication });
  const ragSlug = String(public_slug);
  const { token } = await nobody(desk.url()).visitors.session({ ragSlug });
  desk.model().say(says);
  const shown = await bearing(token, desk.url()).chat.askPublic({ ragSlug, message: query });
  expect(shown).toMatchObject({ answer: "A reminder costs 1.50 euros.", context: [] });
  await api.chatbotSettings.restore({ chatbotId, number: version, version: version + 1 });
});

it("a word that must not be used is left out, whatever the model writes", async () => {
  const says = ["It is CHE", "AP, the best", " in", " town: cheaper than Ünlü", "cars."];
  const { answer } = await tried({ avoided_words: ["cheap", "best in town", "ünlücars"] }, { says });
  expect(answer.answer).toBe("It is …, the …: cheaper than ….");
});

it("a strict chatbot refuses without asking the model what its documents hardly answer", async () => {
  const asks = "Which reminder films does the mayor of Paris like?";
  const before = desk.model().requests.length;
  const strict = await tried({ refusal: "strict", language: "fr" }, { asks });
  expect(desk.model().requests.length).toBe(before);
  expect(strict.answer.outcome).toBe("refused");
  expect(strict.answer.answer).toContain("ne répondent pas à cette question");
  await tried({ refusal: "balanced" }, { asks });
  expect(desk.model().requests.length).toBe(before + 1);
});

it("a greeting is answered in the language that the chatbot always answers in", async () => {
  const { api, chatbotId, settings } = await styled({});
  const builtin = { ...settings, provider: "builtin", model: "docent-extractive" } as const;
  const ask = async (style: Partial<AnswerStyle>, asks: string) => {
    const answer_style = { ...settings.answer_style, ...style };
    return api.chat.tryOut({ chatbotId, query: asks, settings: { ...builtin, answer_style } });
  };
  const greeting = await ask({ language: "es" }, "Hello!");
  expect(greeting.answer).toContain("Hola");
});
