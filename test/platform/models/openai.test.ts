import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { type OpenAiServer, startOpenAiServer } from "../../openai-server.ts";
import { itAnswers, requestTo } from "./contract.ts";
import { itFailsClearly } from "./remote-contract.ts";

const secret = "sk-test-never-shown-anywhere";
let server: OpenAiServer;

beforeAll(async () => {
  server = await startOpenAiServer();
});
afterEach(() => {
  server.behave("answers");
  server.list(["gpt-4"]);
});
afterAll(() => server.stop());

const models = (settings: Record<string, string> = {}) =>
  modelsFromEnvironment({
    OPENAI_BASE_URL: server.url,
    OPENAI_API_KEY: secret,
    EMBEDDING_PROVIDER: "openai",
    EMBEDDING_DIMENSION: "48",
    ...settings,
  });

describe("a server that speaks OpenAI's protocol", () => {
  itAnswers({
    models,
    behave: (behaviour) => server.behave(behaviour),
    carryOn: () => server.carryOn(),
  });
  itFailsClearly({
    models,
    behave: (behaviour) => server.behave(behaviour),
    left: () => server.left(),
    secret,
  });
});

it("usage that comes with several chunks is told once", async () => {
  const adapter = await models();
  const events = await Array.fromAsync(adapter.chat(requestTo(adapter)));
  expect(events.filter((event) => "usage" in event)).toEqual([
    { usage: { promptTokens: 100, completionTokens: 20 } },
  ]);
});

it("an account without credit is told so, for trying again would not help", async () => {
  server.behave("no credit");
  const adapter = await models();
  await expect(Array.fromAsync(adapter.chat(requestTo(adapter)))).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining("no credit left"),
  });
});

it("only the first of the listed models has to be there", async () => {
  server.list(["llama3:latest"]);
  const before = server.requests.length;
  await (await models({ CHAT_MODELS: "llama3, another" })).check();
  expect(server.requests).toHaveLength(before);
});

it.each([[["other"]], [[]]])("a model that is not among %j is asked for one token", async (listed) => {
  server.list(listed);
  await (await models({ CHAT_MODELS: "mine" })).check();
  expect(server.requests.at(-1)).toMatchObject({ model: "mine", max_tokens: 1 });
});

it("the check tries the embedding model as well", async () => {
  await (await models({ EMBEDDING_MODEL: "embedder", EMBEDDING_DIMENSION: "8" })).check();
  expect(server.embeddings.at(-1)).toMatchObject({ model: "embedder", input: ["Hello"] });
});

it("embeddings of another dimension are refused with the setting's name", async () => {
  const other = await models({ EMBEDDING_MODEL: "embedder", EMBEDDING_DIMENSION: "12" });
  await expect(other.check()).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining("have 8 dimensions. Set EMBEDDING_DIMENSION"),
  });
});

it("texts are sent for embedding in batches", async () => {
  const before = server.embeddings.length;
  await (await models()).embed(
    Array.from({ length: 300 }, (_, at) => `Text ${at}`),
    "passage",
  );
  expect(server.embeddings.slice(before).map(({ input }) => input.length)).toEqual([
    ...Array(9).fill(32),
    12,
  ]);
});

it("OpenAI itself is not asked without a key", async () => {
  const keyless = await modelsFromEnvironment({ MODEL_PROVIDER: "openai" });
  await expect(keyless.check()).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining("set OPENAI_API_KEY"),
  });
});

it("a server of one's own needs no key", async () => {
  const own = await modelsFromEnvironment({ OPENAI_BASE_URL: server.url });
  await own.check();
  expect(own.choices.default).toEqual({ provider: "openai", model: "gpt-6-luna" });
});
