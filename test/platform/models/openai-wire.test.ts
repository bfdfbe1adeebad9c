import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { type ScriptedServer, startScriptedServer } from "../../scripted-server.ts";
import { requestTo } from "./contract.ts";
import { itEmbedsOverTheWire } from "./embedding-contract.ts";
import { json, openaiReplies } from "./openai-replies.ts";
import { itBearsUp } from "./wire-contract.ts";

const key = "sk-own-never-shown";
let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.stop());

const models = (settings: Record<string, string> = {}) =>
  modelsFromEnvironment({ OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: key, ...settings });

describe("a server that speaks OpenAI's protocol", () => {
  const dimension = { EMBEDDING_PROVIDER: "openai", EMBEDDING_MODEL: "mine", EMBEDDING_DIMENSION: "1024" };
  const embedding = (settings = {}) => models({ ...dimension, ...settings });
  itEmbedsOverTheWire({ models: embedding, server: () => server, replies: openaiReplies });
  itBearsUp({ models, server: () => server, replies: openaiReplies, secrets: [key, "sk-secret"] });
});

const asked = () => server.requests.map(({ body }) => body);
const refusing = (param: string) =>
  json(400, { error: { message: "Not with this model", code: "unsupported_parameter", param } });

it("settings that a model refuses are left to it, from then on at once", async () => {
  server.script(refusing("max_tokens"), refusing("temperature"), openaiReplies.answers);
  const adapter = await models({ CHAT_MODELS: "thinker" });
  for (const _ of [1, 2]) expect(await Array.fromAsync(adapter.chat(requestTo(adapter)))).toHaveLength(2);
  expect(asked()).toHaveLength(4);
  for (const body of asked().slice(2)) {
    expect(body).toMatchObject({ max_completion_tokens: 1000, top_p: 1 });
    expect(body).not.toHaveProperty("max_tokens");
    expect(body).not.toHaveProperty("temperature");
  }
});

it("a setting that a model goes on refusing is told", async () => {
  server.script(refusing("model"));
  const adapter = await models();
  await expect(Array.fromAsync(adapter.chat(requestTo(adapter)))).rejects.toMatchObject({
    code: "not_configured",
  });
  expect(asked()).toHaveLength(1);
});

it("vectors are put in their order by their index", async () => {
  const data = [1, 0].map((index) => ({ index, embedding: index === 0 ? [1, 0] : [0, 1] }));
  server.script(json(200, { data }));
  const adapter = await models({
    EMBEDDING_PROVIDER: "openai",
    EMBEDDING_MODEL: "mine",
    EMBEDDING_DIMENSION: "2",
  });
  expect(await adapter.embed(["a", "b"], "passage")).toEqual([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
});

it.each(["http://127.0.0.1:1/v1", "http://nowhere.invalid/v1"])(
  "the check says what to do where nothing answers at %s",
  async (address) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    await expect((await models({ OPENAI_BASE_URL: address })).check()).rejects.toMatchObject({
      code: "not_configured",
      message: expect.stringMatching(/nothing answers at OPENAI_BASE_URL\. Start the model's server/),
    });
    vi.restoreAllMocks();
  },
);
