import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { withWorld } from "../integrations/with-world.ts";
import { type OpenAiServer, startOpenAiServer } from "../openai-server.ts";
import { type Product, startProduct } from "../product.ts";
import { upload } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";

const key = "sk-own-4f9d2c71";
const query = "What does a reminder cost?";
let product: Product;
/** A service on the internet, and a server on this machine. */
let service: OpenAiServer;
let local: OpenAiServer;
let operator: Actor;
let other: Actor;

beforeAll(async () => {
  [service, local] = await Promise.all([
    startOpenAiServer({ address: "127.0.0.2", host: "api.example" }),
    startOpenAiServer(),
  ]);
  product = await startProduct({ env: { ...withWorld, LOG_LEVEL: "DEBUG" } });
  operator = await as("ann", product.url);
  other = await as("bob", product.url);
});
afterEach(() => {
  service.behave("answers");
  service.list(["gpt-4"]);
});
afterAll(async () => {
  await product.stop();
  service.stop();
  local.stop();
});

const connect = async (api: Actor, changes: object = {}) => {
  const { state, fault } = await api.modelProvider.save({ base_url: service.url, key, ...changes });
  return fault ? [fault.field, fault.message] : state.provider?.models;
};
const desk = async (api: Actor) => {
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const bytes = "# Fees\n\nA reminder costs 1.50 euros.\n";
  await upload(api, id, { name: "fees.md", type: "text/markdown", bytes });
  return id;
};

it("a provider is tried when it is saved, and its chat models are offered without a restart, with known prices", async () => {
  service.list(["gpt-6-luna", "text-embedding-3-small", "whisper-1", "own-7b"]);
  expect(await connect(other)).toEqual(["gpt-6-luna", "own-7b"]);
  const chatbotId = await desk(other);
  const { settings, models } = await other.chatbotSettings.read({ chatbotId });
  expect(settings).toMatchObject({ provider: "account", model: "gpt-6-luna" });
  expect(models.map(({ provider, model, price }) => [provider, model, price])).toEqual([
    ["account", "gpt-6-luna", 0.65],
    ["account", "own-7b", undefined],
    ["builtin", "docent-extractive", 0],
  ]);
  const asked = await other.chat.ask({ ragSystemId: chatbotId, query, debug: true });
  // the usage that the server reports, at $0.10 and $0.50 for a million tokens
  expect([asked.outcome, asked.debug?.cost]).toEqual(["answered", 0.00002]);
  const priceless = { chatbotId, query, settings: { ...settings, model: "own-7b" } };
  const tried = await other.chat.tryOut(priceless);
  expect([tried.outcome, tried.debug?.cost]).toEqual(["answered", undefined]);
  expect(service.requests.map(({ model }) => model)).toContain("own-7b");
  expect(service.keys).toEqual(new Set([`Bearer ${key}`]));
});

it.each<[string, object, () => void, [string, RegExp]]>([
  ["a wrong key", {}, () => service.behave("wrong key"), ["key", /refuses this key/]],
  ["a failing server", {}, () => service.behave("fails"), ["base_url", /failed with status 500/]],
  ["a server without models", {}, () => service.list([]), ["base_url", /Nothing lists models at this path/]],
  ["embedding models alone", {}, () => service.list(["bge-m3"]), ["models", /answers questions/]],
  [
    "an unknown name",
    { base_url: "https://nobody.example/v1" },
    () => {},
    ["base_url", /no server on the internet/],
  ],
  [
    "an address of this machine",
    { base_url: "http://127.0.0.1:11434/v1" },
    () => {},
    ["base_url", /no server on the internet/],
  ],
  [
    "a name of this network",
    { base_url: "http://intranet.example/v1" },
    () => {},
    ["base_url", /no server on the internet/],
  ],
])("%s is a fault in words, and changes nothing", async (_, changes, arrange, [field, message]) => {
  arrange();
  const before = await other.modelProvider.read({});
  expect(await connect(other, changes)).toEqual([field, expect.stringMatching(message)]);
  expect(await other.modelProvider.read({})).toEqual(before);
});

it("a server of this machine is for the operator, the first account, and for no other", async () => {
  expect(await connect(operator, { base_url: local.url, key: undefined })).toEqual(["gpt-4"]);
  expect((await operator.modelProvider.read({})).may_be_private).toBe(true);
  expect((await other.modelProvider.read({})).may_be_private).toBe(false);
  expect(await connect(operator, { base_url: "http://127.0.0.1:9/v1" })).toEqual([
    "base_url",
    "127.0.0.1 does not answer. Check the address, or try again later.",
  ]);
});

it("a key stays for its address only", async () => {
  await connect(other);
  expect(await connect(other, { key: undefined })).toEqual(["gpt-4"]);
  expect(await connect(other, { key: undefined, base_url: `${service.url}/other` })).toEqual([
    "key",
    "The stored key belongs to another address. Enter the key for this one.",
  ]);
});

it("a server that redirects gets no second request, so the key goes nowhere else", async () => {
  const asked: string[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(String(headers.host));
    response.writeHead(302, { location: `${service.url}/models` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
  const { port } = server.address() as AddressInfo;
  service.keys.clear();
  expect(await connect(other, { base_url: `http://other.example:${port}/v1` })).toEqual([
    "base_url",
    "The server redirects to another address. Enter that one.",
  ]);
  expect([asked, service.keys.size]).toEqual([[`other.example:${port}`], 0]);
  server.close();
});

it("named models are offered alone, and one that the server lacks is refused", async () => {
  service.list(["gpt-4", "gpt-5"]);
  expect(await connect(other, { models: ["gpt-5"] })).toEqual(["gpt-5"]);
  service.behave("missing model");
  const lacking = ["models", "The server does not have the model gpt-9."];
  expect(await connect(other, { models: ["gpt-9"] })).toEqual(lacking);
});

it("another account neither sees nor spends a provider", async () => {
  await connect(other);
  await operator.modelProvider.remove({});
  expect(await operator.modelProvider.read({})).toMatchObject({
    provider: null,
    installation: { provider: "builtin" },
  });
  const chatbotId = await desk(operator);
  const { models, settings, version } = await operator.chatbotSettings.read({ chatbotId });
  expect(models.map(({ provider }) => provider)).toEqual(["builtin"]);
  const taken = { ...settings, provider: "account" as const, model: "gpt-4" };
  await expect(operator.chatbotSettings.save({ chatbotId, version, settings: taken })).rejects.toThrow(
    "This model is not offered here.",
  );
});

it("a removed provider names its chatbots; their owner reads why they fail, visitors a friendly sentence", async () => {
  await connect(other);
  const id = await desk(other);
  expect((await other.modelProvider.read({})).chatbots).toContainEqual({ id, name: "Desk" });
  expect((await other.modelProvider.remove({})).chatbots).toContainEqual({ id, name: "Desk" });
  const failed = other.chat.ask({ ragSystemId: id, query });
  await expect(failed).rejects.toThrow(/no model provider any more\. Choose another/);
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const ragSlug = String((await other.chatbots.publish({ id, ...publication })).public_slug);
  const { token } = await nobody(product.url).visitors.session({ ragSlug });
  const visited = bearing(token, product.url).chat.askPublic({ ragSlug, message: query });
  await expect(visited).rejects.toThrow(
    /^The chatbot is not properly configured at the moment, so it can't answer\. Please try again later\.$/,
  );
  const { items } = await other.account.activity({});
  expect(items.map(({ action, subject }) => [subject?.kind, action, subject?.name])).toContainEqual([
    "model_provider",
    "deleted",
    new URL(service.url).host,
  ]);
});

it("the key is in no reply, in no log and not readable in the data folder", async () => {
  await connect(other);
  service.behave("wrong key");
  const id = await desk(other);
  await other.chat.ask({ ragSystemId: id, query }).catch(() => undefined);
  const replies = await Promise.all([
    other.modelProvider.read({}),
    other.account.activity({}),
    other.chatbotSettings.read({ chatbotId: id }),
    other.chatbots.llmConfiguration({ id }),
  ]);
  expect(JSON.stringify(replies)).not.toContain(key);
  expect(product.output()).not.toContain(key);
  const files = readdirSync(product.folder, { recursive: true, withFileTypes: true });
  const stored = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(stored.filter((file) => readFileSync(file).includes(key))).toEqual([]);
});
