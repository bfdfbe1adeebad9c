import { expect, inject, it } from "vitest";
import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

const rules =
  "Books may be kept for four weeks. A reminder costs 1.50 euros. Films may be kept for one week.";

const withRules = async (owner = "ann") => {
  const api = await as(owner);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(api, id, "rules.txt", rules);
  return { api, id };
};

const stream = async (owner: Actor, input: object): Promise<ChatEvent[]> => {
  const request = toRequest(contract.chat.ask, { stream: true, ...input }, inject("url"));
  request.headers.set("authorization", `Bearer ${owner.token}`);
  const response = await fetch(request);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  return Array.fromAsync(decodeEvents(response.body!));
};

it("[CHAT-032] [CHAT-035] an answer comes from the chatbot's own document with passage and similarity", async () => {
  const { api, id } = await withRules();
  const answer = await api.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" });
  expect(answer.answer).toContain("1.50 euros");
  expect(answer.context[0]).toMatchObject({
    source: "rules.txt",
    metadata: { filename: "rules.txt", passage: 1 },
  });
  expect(answer.context[0]?.content).toContain("A reminder costs 1.50 euros.");
  expect(answer.context[0]?.similarity).toBeGreaterThan(0);
  expect(answer.context[0]?.similarity).toBeLessThanOrEqual(1);
  expect(answer.tokenCount).toBeGreaterThan(0);
  expect(answer.responseTime).toBeGreaterThanOrEqual(0);
  expect(answer.conversationId).toMatch(/^conv_\w+$/);
  const { apiData } = contract.chat.ask.output.shape;
  expect(apiData.parse({ integrationName: "Prices", data: [1.5] })).toEqual({
    integrationName: "Prices",
    data: [1.5],
  });
});

it("[CHAT-026] a question without a conversation starts one, in which the next question goes on", async () => {
  const { api, id } = await withRules();
  const history = [{ role: "user" as const, content: "Hello" }];
  const query = "What does a reminder cost?";
  const { conversationId = "", answer } = await api.chat.ask({ ragSystemId: id, query, history });
  const next = { ragSystemId: id, query: "How long may films be kept?", conversationId };
  expect((await api.chat.ask(next)).conversationId).toBe(conversationId);
  const { conversation, items } = await api.conversations.messages({ id: conversationId });
  expect(conversation).toMatchObject({ rag_system_id: id, is_public_session: false, message_count: 4 });
  expect(items.slice(0, 2).map(({ content }) => content)).toEqual([query, answer]);
  expect((await api.conversations.list({ chatbotId: id })).items).toEqual([]);
});

it("[CHAT-017] [CHAT-030] [CHAT-031] a streamed answer gives sources first, then its text in pieces, then what it took", async () => {
  const { api, id } = await withRules();
  const events = await stream(api, { ragSystemId: id, query: "What does a reminder cost?" });
  expect(events[0]?.type).toBe("sources");
  expect(events.at(-1)).toMatchObject({
    type: "done",
    outcome: "answered",
    tokenCount: expect.any(Number),
    responseTime: expect.any(Number),
  });
  const deltas = events.filter((event) => event.type === "delta");
  expect(deltas.length).toBeGreaterThan(2);
  expect(deltas.map(({ text }) => text).join("")).toContain("1.50 euros");
});

it("[CHAT-030] [CHAT-031] the wire is data lines of completion chunks that end with [DONE]", async () => {
  const { api, id } = await withRules();
  const response = await api.fetch("/functions/v1/rag-chat", {
    method: "POST",
    body: JSON.stringify({
      ragSystemId: id,
      query: "How long may films be kept?",
      stream: true,
      includeContext: true,
    }),
  });
  const frames = (await response.text()).trim().split("\n\n");
  expect(frames.every((frame) => frame.startsWith("data: "))).toBe(true);
  expect(frames.at(-1)).toBe("data: [DONE]");
  const text = frames
    .slice(0, -1)
    .map((frame) => JSON.parse(frame.slice(6)).choices?.[0]?.delta?.content ?? "");
  expect(text.join("")).toContain("one week");
});

it("[CHAT-029] context is left out where it is not asked for", async () => {
  const { api, id } = await withRules();
  const answer = await api.chat.ask({
    ragSystemId: id,
    query: "What does a reminder cost?",
    includeContext: false,
  });
  expect(answer.context).toEqual([]);
});

it("a question before any document is told so", async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Empty", use_case: "support" });
  await expect(api.chat.ask({ ragSystemId: id, query: "Anything?" })).rejects.toMatchObject({
    code: "no_context",
    message: "No relevant context found",
  });
});

it("a question before any document is told so in the stream too", async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Empty", use_case: "support" });
  expect(await stream(api, { ragSystemId: id, query: "What does a reminder cost?" })).toEqual([
    { type: "error", error: { code: "no_context", message: "No relevant context found" } },
  ]);
});

it("[CHAT-028] without a session token nothing is answered", async () => {
  const { id } = await withRules();
  const response = await fetch(`${inject("url")}/functions/v1/rag-chat`, {
    method: "POST",
    body: JSON.stringify({ ragSystemId: id, query: "What does a reminder cost?" }),
  });
  expect(response.status).toBe(401);
});

it("another owner's chatbot answers nobody else", async () => {
  const { id } = await withRules();
  const bob = await as("bob");
  await expect(bob.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("one owner's documents never answer another's question", async () => {
  await withRules();
  const { api, id } = await withRules("bob");
  await uploadText(api, id, "own.txt", "A reminder costs nine dollars here.");
  const { context } = await api.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" });
  const own = (await api.documents.list({ chatbotId: id })).items.map((document) => document.id);
  expect(context.every(({ metadata }) => own.includes(metadata.documentId!))).toBe(true);
});

it("an empty question is refused", async () => {
  const { api, id } = await withRules();
  await expect(api.chat.ask({ ragSystemId: id, query: "   " })).rejects.toThrow("Enter a question.");
});
