import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const query = "What does a reminder cost?";

const asked = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(api, id, "rules.txt", "Books may be kept for four weeks. A reminder costs 1.50 euros.");
  const { conversationId = "", messageId = "" } = await api.chat.ask({ ragSystemId: id, query });
  return { api, chatbotId: id, conversationId, messageId };
};

const given = (rating: string, comment?: string) => ({
  rating,
  ...(comment && { comment }),
  given_at: expect.stringMatching(/^\d{4}-/),
});

it("an answer keeps the last opinion that its reader gave, until it is taken back", async () => {
  const { api, conversationId: id, messageId } = await asked();
  const stored = async () => (await api.conversations.messages({ id })).items[1];
  expect((await stored())?.id).toBe(messageId);
  const down = { id, messageId, rating: "down", comment: " It is two euros. " } as const;
  expect((await api.conversations.feedback(down)).feedback).toEqual(given("down", "It is two euros."));
  expect((await stored())?.feedback).toEqual(given("down", "It is two euros."));
  await api.conversations.feedback({ id, messageId, rating: "up" });
  expect((await stored())?.feedback).toEqual(given("up"));
  expect((await api.conversations.feedback({ id, messageId, rating: null })).feedback).toBeNull();
  expect(await stored()).not.toHaveProperty("feedback");
  const { conversation, items } = await api.conversations.messages({ id });
  expect([conversation.message_count, conversation.last_seq, items.length]).toEqual([2, 5, 2]);
});

it("questions and others' answers are not rated, and a long comment is refused with its limit", async () => {
  const { api, conversationId: id, messageId } = await asked();
  const [question] = (await api.conversations.messages({ id })).items;
  const rate = (messageId: string, comment?: string) =>
    api.conversations.feedback({ id, messageId, rating: "up", ...(comment && { comment }) });
  await expect(rate(question?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
  await expect(rate(messageId, "x".repeat(1001))).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "comment", message: "Write at most 1,000 characters." }],
  });
  const bob = await as("bob");
  await expect(bob.conversations.feedback({ id, messageId, rating: "up" })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("a widget's visitor rates answers of the own session only", async () => {
  const { api, chatbotId, messageId: owners } = await asked();
  const { id: widgetId } = await api.widgets.create({ name: "Site", rag_system_id: chatbotId });
  const visiting = async () => {
    const { session_id: sessionId, token } = await nobody().visitors.session({ widgetId });
    const visitor = bearing(token);
    const { messageId = "" } = await visitor.chat.askWidget({ widgetId, sessionId, message: query });
    return { visitor, messageId, id: sessionId.replace("ses_", "conv_") };
  };
  const [one, other] = await Promise.all([visiting(), visiting()]);
  const rate = (messageId: string) =>
    one.visitor.conversations.visitorFeedback({ widgetId, messageId, rating: "down", comment: "No." });
  expect((await rate(one.messageId)).feedback).toEqual(given("down", "No."));
  const { items } = await api.conversations.messages({ id: one.id });
  expect(items[1]?.feedback).toEqual(given("down", "No."));
  const absent = { code: "not_found", message: "Answer not found." };
  for (const strange of [other.messageId, owners]) await expect(rate(strange)).rejects.toMatchObject(absent);
  const { token } = await nobody().visitors.session({ widgetId });
  const silent = bearing(token).conversations;
  await expect(
    silent.visitorFeedback({ widgetId, messageId: one.messageId, rating: "up" }),
  ).rejects.toMatchObject(absent);
});
