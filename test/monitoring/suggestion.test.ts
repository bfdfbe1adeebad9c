import { expect, it } from "vitest";
import { withModel } from "../chat/with-model.ts";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { openDesk } from "./setup.ts";

const desk = withModel();
const handbook = "# Fees\n\nA reminder costs 1.50 euros.\n\n# Films\n\nFilms may be kept for one week.\n";

it("a suggested answer quotes the documents with its sources, and is not stored", async () => {
  const { owner, chatbotId, visitor } = await openDesk("ann");
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  const { id, ask } = await visitor();
  await expect(owner.chat.suggest({ conversationId: id })).rejects.toMatchObject({ code: "not_found" });
  await ask("Hello!");
  await owner.monitoring.claim({ id });
  expect(await ask("What does a reminder cost?")).toBe("conflict");
  const before = await owner.conversations.messages({ id });
  expect(await owner.chat.suggest({ conversationId: id })).toMatchObject({
    answer: "A reminder costs 1.50 euros. [1]",
    outcome: "answered",
    context: [{ metadata: { filename: "rules.txt" } }],
  });
  await ask("Which colour has the moon?");
  expect(await owner.chat.suggest({ conversationId: id })).toMatchObject({ outcome: "refused" });
  const { items } = await owner.conversations.messages({ id });
  expect(items.slice(before.items.length).map(({ content }) => content)).toEqual([
    "Which colour has the moon?",
  ]);
});

it("a visitor who has not written has no answer to suggest, and another account's conversation is not found", async () => {
  const { owner, chatbotId } = await openDesk("bea");
  const { id: conversationId } = await owner.conversations.start({ p_rag_system_id: chatbotId });
  await expect(owner.chat.suggest({ conversationId })).rejects.toMatchObject({
    code: "invalid",
    message: "The visitor has not written yet. Wait for a message to answer.",
  });
  const cara = await as("cara");
  await expect(cara.chat.suggest({ conversationId })).rejects.toMatchObject({ code: "not_found" });
});

it("a language model drafts it from the conversation, and its cost is booked", async () => {
  const { api, id: chatbotId } = await desk.chatbot(handbook);
  const conversation = await api.conversations.start({ p_rag_system_id: chatbotId });
  const conversationId = conversation.id;
  await api.chat.ask({ ragSystemId: chatbotId, conversationId, query: "What does a reminder cost?" });
  const tokens = async () => (await api.conversations.messages({ id: conversationId })).items.length;
  const stored = await tokens();
  const cost = async () => (await api.analytics.overview({ days: "7" })).figures.cost;
  const before = await cost();
  desk.model().say(["It costs 1.50 euros. [1]"]);
  const suggested = await api.chat.suggest({ conversationId });
  expect(suggested).toMatchObject({ answer: "It costs 1.50 euros. [1]", outcome: "answered" });
  expect(await tokens()).toBe(stored);
  expect(await cost()).toBeCloseTo(before + 0.0042, 6);
});
