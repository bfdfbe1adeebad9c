import { expect, inject, it } from "vitest";
import { upload, uploadText } from "../upload.ts";
import { as } from "../users.ts";

const handbook = `# Handbook

## Reminder fees

A reminder costs 1.50 euros.

## Keeping films

Films may be kept for one week.
`;

const ready = async (name = "Desk") => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name, use_case: "support" });
  await upload(api, id, { name: "handbook.md", type: "text/markdown", bytes: handbook });
  return { api, id, ask: (query: string) => api.chat.ask({ ragSystemId: id, query }) };
};

it("a question that the documents do not answer is refused, with what they do cover", async () => {
  const { ask } = await ready();
  const answer = await ask("Who won the chess championship in 1972?");
  expect(answer).toMatchObject({ outcome: "refused", context: [], tokenCount: 0 });
  expect(answer.answer).toContain("do not answer this question");
  expect(answer.topics).toEqual(
    expect.arrayContaining([expect.stringMatching(/^What .*(?:reminder fees|keeping films)\?$/)]),
  );
  expect(answer.answer).toMatch(/They do say something about: (?:Reminder fees|Keeping films)/);
});

it.each([
  ["¿Quién ganó el campeonato de ajedrez en 1972?", "no responden a esta pregunta"],
  ["Wer hat die Schachweltmeisterschaft gewonnen und warum?", "beantworten diese Frage nicht"],
  ["1972年国际象棋冠军是谁？", "没有回答这个问题"],
  ["من فاز ببطولة الشطرنج في عام 1972؟", "لا تجيب عن هذا السؤال"],
])("%j is refused in its own language", async (question, words) => {
  const { ask } = await ready();
  expect(await ask(question)).toMatchObject({ outcome: "refused", answer: expect.stringContaining(words) });
});

it("a refusal is kept in the conversation like any answer", async () => {
  const { api, id } = await ready();
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: id });
  const query = "Who won the chess championship in 1972?";
  const { answer, topics } = await api.chat.ask({ ragSystemId: id, query, conversationId });
  const { items } = await api.conversations.messages({ id: conversationId });
  expect(items.map(({ content }) => content)).toEqual([query, answer]);
  expect(items[1]).toMatchObject({ context_chunks: [], metadata: { outcome: "refused" }, topics });
  expect(topics?.length).toBeGreaterThan(0);
});

it("a greeting is answered by the chatbot's name and with topics of its documents", async () => {
  const { ask } = await ready("Library help");
  const answer = await ask("Hello!");
  expect(answer).toMatchObject({ outcome: "small_talk", context: [], tokenCount: 0 });
  expect(answer.answer).toMatch(/Library help.*Handbook/s);
});

it("thanks are answered in their own language, before any document too", async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Empty", use_case: "support" });
  const answer = await api.chat.ask({ ragSystemId: id, query: "Vielen Dank!" });
  expect(answer).toMatchObject({ outcome: "small_talk", answer: expect.stringContaining("Gern geschehen") });
});

it("a greeting with a question is a question", async () => {
  const { ask } = await ready();
  expect(await ask("Hello, what does a reminder cost?")).toMatchObject({
    outcome: "answered",
    answer: expect.stringContaining("1.50 euros"),
  });
});

it("a search finds passages without an answer, and says whether they answer", async () => {
  const { api, id } = await ready();
  const found = await api.chat.search({ chatbotId: id, query: "What does a reminder cost?", limit: 1 });
  expect(found).toMatchObject({
    isAnswered: true,
    items: [
      { filename: "handbook.md", titlePath: ["Handbook", "Reminder fees"], passage: expect.any(Number) },
    ],
  });
  const other = await api.chat.search({ chatbotId: id, query: "Who won the chess championship in 1972?" });
  expect(other.isAnswered).toBe(false);
  expect(other.answerability).toBeLessThan(found.answerability);
});

it("a search sees nothing of another owner's chatbot, and nothing without a session", async () => {
  const { id } = await ready();
  const bob = await as("bob");
  await expect(bob.chat.search({ chatbotId: id, query: "reminder" })).rejects.toMatchObject({
    code: "not_found",
  });
  const response = await fetch(`${inject("url")}/api/chatbots/${id}/search`, {
    method: "POST",
    body: JSON.stringify({ query: "reminder" }),
  });
  expect(response.status).toBe(401);
});

it("a search says what is wrong with its input", async () => {
  const { api, id } = await ready();
  await expect(api.chat.search({ chatbotId: id, query: " " })).rejects.toThrow("Enter a question.");
  await expect(api.chat.search({ chatbotId: id, query: "fee", limit: 21 })).rejects.toMatchObject({
    code: "invalid",
  });
});

it("a text of another owner is never among the topics of a refusal", async () => {
  const bob = await as("bob");
  const { id } = await bob.chatbots.create({ name: "Other", use_case: "support" });
  await uploadText(bob, id, "secret-plans.txt", "The chess championship plans are secret.");
  const { ask } = await ready();
  const { topics } = await ask("Who won the chess championship in 1972?");
  expect(topics?.length).toBeGreaterThan(0);
  expect(topics?.join()).not.toContain("secret");
});
