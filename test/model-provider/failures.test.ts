import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { decodeEvents } from "#shared/chat/sse.ts";
import type { AppError } from "#shared/errors.ts";
import { withWorld } from "../integrations/with-world.ts";
import { type Product, startProduct, unlimited } from "../product.ts";
import { upload } from "../upload.ts";
import { type Actor, as, nobody } from "../users.ts";
import { answers, failures, midway, secretWords, startFailingServer } from "./failing-server.ts";

const key = "sk-own-4f9d2c71";
const query = "What does a reminder cost?";
let product: Product;
let server: Awaited<ReturnType<typeof startFailingServer>>;
let owner: Actor;
let ragSystemId: string;
let ragSlug: string;
let apiKey: string;

beforeAll(async () => {
  server = await startFailingServer();
  product = await startProduct({ env: { ...withWorld, ...unlimited, MODEL_TIMEOUT_SECONDS: "6" } });
  // the first account is the operator's, which reaches this machine in another way
  await as("operator", product.url);
  owner = await as("ann", product.url);
  expect(await owner.modelProvider.save({ base_url: server.url, key })).not.toHaveProperty("fault");
  const chatbot = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  ragSystemId = chatbot.id;
  const bytes = "# Fees\n\nA reminder costs 1.50 euros.\n";
  await upload(owner, ragSystemId, { name: "fees.md", type: "text/markdown", bytes });
  const publication = { public_title: "Help", public_description: "", is_public: true };
  ragSlug = String((await owner.chatbots.publish({ id: ragSystemId, ...publication })).public_slug);
  apiKey = (await owner.apiKeys.create({ name: "Key", rag_system_id: ragSystemId })).api_key;
});
afterEach(() => server.answer(answers));
afterAll(async () => {
  await product.stop();
  server.stop();
});

const failing = async () => (await owner.modelProvider.failing({})).items;

it.each(failures)(
  "%s is told to members, whole and streamed, and to nobody else",
  async (_, answering, reason) => {
    server.answer(answering);
    const fault = { reason, of: "account", model: "own-7b" };
    const [whole, streamed, tried, visited] = await Promise.all([
      owner.chat.ask({ ragSystemId, query }).catch((error: AppError) => error),
      asked({ ragSystemId, query }),
      owner.chat.tryOut({ chatbotId: ragSystemId, query }).catch((error: AppError) => error),
      byVisitors(),
    ]);
    expect([whole, tried]).toMatchObject([{ fault }, { fault }]);
    expect(streamed).toMatchObject({ type: "error", error: { fault } });
    expect(visited).toHaveLength(5);
    for (const { text } of visited) expect(text).toMatch(/"(code|error)"/);
    for (const told of [...visited.map(({ text }) => text), JSON.stringify([whole, streamed])])
      expect(told).not.toMatch(new RegExp(`${secretWords}|${key}|api\\.example`));
    for (const { text } of visited) expect(text).not.toMatch(/fault|own-7b|credentials|credit|provider/i);
  },
);

it("a failure after the first words is told and kept with them", async () => {
  server.answer(midway);
  const { id: conversationId } = await owner.conversations.start({ p_rag_system_id: ragSystemId });
  const event = await asked({ ragSystemId, query, conversationId });
  expect(event).toMatchObject({ type: "error", error: { fault: { reason: "no_credit" } } });
  const { items } = await owner.conversations.messages({ id: conversationId, limit: 10 });
  expect(items.at(-1)).toMatchObject({
    content: "A reminder",
    metadata: { failed: "model_failed", fault: "no_credit", faultOf: "account", faultModel: "own-7b" },
  });
});

it("a failing model is noted with its first time until it answers, is tried again or is replaced", async () => {
  const fails = async () => {
    server.answer(failures[0]![1]);
    await owner.chat.ask({ ragSystemId, query }).catch(() => undefined);
    expect(await failing()).toMatchObject([
      { chatbot: { id: ragSystemId, name: "Desk" }, reason: "credentials" },
    ]);
    server.answer(answers);
  };
  await fails();
  const [first] = await failing();
  const { id: copied } = (await owner.chatbots.duplicate({ id: ragSystemId })).copy;
  expect(await failing()).toEqual([first]);
  await owner.chatbots.remove({ id: copied });
  server.answer(failures[4]![1]);
  await byVisitors();
  expect(await failing()).toEqual([{ ...first, reason: "no_credit" }]);
  server.answer(answers);
  await owner.chat.ask({ ragSystemId, query });
  expect(await failing()).toEqual([]);
  await fails();
  await owner.modelProvider.save({ base_url: server.url, key });
  expect(await failing()).toEqual([]);
  await fails();
  await use("builtin", "docent-extractive");
  expect(await failing()).toEqual([]);
  await use("account", "own-7b");
});

it("a question that a filter declines is no failing model", async () => {
  server.answer(failures.find(([name]) => name === "a filter at the end")![1]);
  await owner.chat.ask({ ragSystemId, query }).catch(() => undefined);
  expect(await failing()).toEqual([]);
});

it("a removed provider is told as one, to members alone", async () => {
  const other = await as("bob", product.url);
  await other.modelProvider.save({ base_url: server.url, key });
  const { id } = await other.chatbots.create({ name: "Shop", use_case: "support" });
  await upload(other, id, { name: "fees.md", type: "text/markdown", bytes: "A reminder costs 1.50 euros." });
  await other.modelProvider.remove({});
  await expect(other.chat.ask({ ragSystemId: id, query })).rejects.toMatchObject({
    fault: { reason: "no_provider", of: "account" },
  });
});

const use = async (provider: "account" | "builtin", model: string) => {
  const { settings, version } = await owner.chatbotSettings.read({ chatbotId: ragSystemId });
  await owner.chatbotSettings.save({
    chatbotId: ragSystemId,
    version,
    settings: { ...settings, provider, model },
  });
};

/** The last event of a streamed answer, or the error of its status. */
const asked = async (input: object) => {
  const response = await owner.fetch("/functions/v1/rag-chat", {
    method: "POST",
    body: JSON.stringify({ ...input, stream: true }),
  });
  if (!response.ok) return { type: "error", error: await response.json() };
  return (await Array.fromAsync(decodeEvents(response.body!))).at(-1);
};

/** The replies to visitors of the public page and to callers by API key. */
const byVisitors = async () => {
  const { token } = await nobody(product.url).visitors.session({ ragSlug });
  const post = async (path: string, bearer: string, body: object) => {
    const response = await fetch(product.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const message = { ragSlug, message: query };
  const messages = [{ role: "user", content: query }];
  return Promise.all([
    post("/functions/v1/public-rag-chat", token, message),
    post("/functions/v1/public-rag-chat-stream", token, message),
    post("/functions/v1/rag-api", apiKey, { query }),
    post("/v1/chat/completions", apiKey, { model: "docent", messages }),
    post("/v1/chat/completions", apiKey, { model: "docent", messages, stream: true }),
  ]);
};
