import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { type OpenAiServer, startOpenAiServer } from "../../openai-server.ts";
import { type Product, startProduct } from "../../product.ts";
import { until } from "../../until.ts";
import { upload, uploadText } from "../../upload.ts";
import { type Actor, as, nobody } from "../../users.ts";
import { type Line, linesIn } from "./lines.ts";

let model: OpenAiServer;
let product: Product;
let owner: Actor;
let scene: { widgetId: string; documentId: string };

beforeAll(async () => {
  model = await startOpenAiServer();
  const embeddings = { EMBEDDING_PROVIDER: "openai", EMBEDDING_DIMENSION: "48" };
  const keys = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-test", MODEL_PRICE_PROMPT: "30" };
  product = await startProduct({
    env: { LOG_LEVEL: "INFO", MODEL_TIMEOUT_SECONDS: "6", ...keys, ...embeddings },
  });
  owner = await as("ann", product.url);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const document = await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  const { id: widgetId } = await owner.widgets.create({ name: "Site", rag_system_id: id });
  scene = { widgetId, documentId: document.id };
});
afterEach(() => model.behave("answers"));
afterAll(async () => {
  await product.stop();
  model.stop();
});

const lines = () => linesIn(product.output());

/** All lines under an id, once that of the answer is among them. */
const followed = (requestId: string): Promise<Line[]> =>
  until(async () => {
    const own = lines().filter((line) => line.requestId === requestId);
    return own.some(({ message }) => message === "answer") ? own : undefined;
  });

const ask = async (message: string, { stream = true } = {}) => {
  const { widgetId } = scene;
  const { token, session_id: sessionId } = await nobody(product.url).visitors.session({ widgetId });
  const input = { widgetId, message, sessionId, stream };
  const request = toRequest(contract.chat.askWidget, input, product.url);
  request.headers.set("authorization", `Bearer ${token}`);
  const response = await fetch(request);
  return { response, body: await response.text(), conversation: sessionId.replace("ses_", "conv_") };
};

const storedIdOf = async (conversation: string): Promise<string> => {
  const { items } = await owner.conversations.messages({ id: conversation });
  return items.find(({ message_type }) => message_type === "assistant")?.metadata.requestId ?? "";
};

const ofMessage = (own: Line[], message: string) => own.filter((line) => line.message === message);

it("from a visitor's stored message one comes to the search, the model's call and its id at the provider", async () => {
  const { conversation } = await ask("What does a reminder cost?");
  const own = await followed(await storedIdOf(conversation));
  expect(own.map(({ message }) => message)).toEqual([
    "model call",
    "search",
    "request",
    "model call",
    "answer",
  ]);
  expect(ofMessage(own, "model call")).toMatchObject([
    { call: "embedding", purpose: "question", provider: "openai", outcome: "done", texts: 1 },
    {
      call: "chat",
      provider: "openai",
      model: "gpt-6-luna",
      attempt: 1,
      outcome: "done",
      providerRequestId: model.replyIds.at(-1),
      promptTokens: 100,
      completionTokens: 20,
      costUsd: 0.003,
    },
  ]);
  expect(own.at(-1)).toMatchObject({
    route: "askWidget",
    outcome: "answered",
    isLeft: false,
    tokens: 120,
    costUsd: expect.closeTo(0.003, 3),
    passages: 1,
    likelihood: expect.any(Number),
    firstTokenMilliseconds: expect.any(Number),
  });
});

it.each([true, false])(
  "the reply's header has the id, for other origins too (stream: %s)",
  async (stream) => {
    const { response, body, conversation } = await ask("What does a reminder cost?", { stream });
    const id = await storedIdOf(conversation);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("x-request-id")).toBe(id);
    expect(response.headers.get("access-control-expose-headers")).toContain("x-request-id");
    expect(body).not.toContain(id);
  },
);

it("two questions at once each find their own call of the model", async () => {
  const questions = ["What does a first reminder cost?", "What does a second reminder cost?"];
  const asked = await Promise.all(questions.map((question) => ask(question)));
  for (const [at, { conversation }] of asked.entries()) {
    const calls = ofMessage(await followed(await storedIdOf(conversation)), "model call");
    const reply = model.requests.findIndex(({ messages }) => messages.at(-1)?.content === questions[at]);
    expect(calls.filter(({ call }) => call === "chat")).toMatchObject([
      { providerRequestId: model.replyIds[reply] },
    ]);
  }
});

it("an answer that fails shows each try, and tells the visitor no id in so many words", async () => {
  model.behave("fails");
  const { response, body } = await ask("What does a reminder cost?");
  const id = response.headers.get("x-request-id") ?? "";
  expect(body).not.toContain(id);
  model.behave("answers");
  const own = await followed(id);
  const tries = ofMessage(own, "model call").map(({ attempt, problem, status }) => [
    attempt,
    problem,
    status,
  ]);
  expect(tries.length).toBeGreaterThan(1);
  expect(tries).toEqual(tries.map((_, at) => [at + 1, "refused", 500]));
  expect(ofMessage(own, "answer")).toMatchObject([{ outcome: "failed" }]);
});

it("from an upload one comes by the document's id to its message, and from there to what was embedded", () => {
  const { documentId } = scene;
  const own = lines().filter((line) => line.documentId === documentId);
  expect(own[0]).toMatchObject({ message: "request", route: "create" });
  const [work] = ofMessage(own, "document");
  expect(work).toMatchObject({ outcome: "done", delivery: 1, messageId: expect.any(String) });
  const ofWork = lines().filter(({ messageId }) => messageId === work?.messageId);
  expect(ofMessage(ofWork, "model call")).toMatchObject([
    { call: "embedding", purpose: "passage", texts: 1, outcome: "done", documentId },
  ]);
});

it("a document that its owner has to mend is told apart from one that was read, and is no error", async () => {
  const { id } = await owner.chatbots.create({ name: "Attic", use_case: "support" });
  const broken = { name: "broken.pdf", type: "application/pdf", bytes: "%PDF-1.7\nno pages follow" };
  const document = await upload(owner, id, broken);
  expect(document.processing_status).toBe("failed");
  const [work] = await until(async () => {
    const own = ofMessage(lines(), "document").filter(({ documentId }) => documentId === document.id);
    return own.length > 0 ? own : undefined;
  });
  expect(work).toMatchObject({ level: "INFO", outcome: "unreadable", delivery: 1 });
});

it("a connection's lines carry its id and that of each of its messages", async () => {
  const { socketUrl } = await (await fetch(`${product.url}/config.json`)).json();
  const socket = new WebSocket(socketUrl, socketProtocols(owner.token), { origin: product.url });
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ action: "follow", token: randomUUID() }));
  const own = await until(async () => {
    const all = lines().filter(({ message, connectionId }) => message === "socket" && connectionId);
    return all.length === 2 ? all : undefined;
  });
  socket.close();
  expect(own.map(({ event }) => event)).toEqual(["CONNECT", "MESSAGE"]);
  expect(new Set(own.map(({ connectionId }) => connectionId)).size).toBe(1);
  expect(new Set(own.map(({ requestId }) => requestId)).size).toBe(2);
});
