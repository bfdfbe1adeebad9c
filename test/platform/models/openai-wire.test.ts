import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { prepareBodies } from "#platform/models/openai/chat/body.ts";
import { checkOpenai } from "#platform/models/openai/check.ts";
import { type ScriptedServer, startScriptedServer } from "../../scripted-server.ts";
import { requestTo, standard } from "./contract.ts";
import { itEmbedsOverTheWire } from "./embedding-contract.ts";
import { chunk, json, openaiReplies, stream } from "./openai-replies.ts";
import { answerOf } from "./wire.ts";
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
  for (const _ of [1, 2])
    expect(await Array.fromAsync(adapter.chat(requestTo(adapter)))).toEqual([{ text: "Four weeks." }]);
  expect(asked()).toHaveLength(4);
  for (const body of asked().slice(2)) {
    expect(body).toMatchObject({ max_completion_tokens: 1000, top_p: 1 });
    expect(body).not.toHaveProperty("max_tokens");
    expect(body).not.toHaveProperty("temperature");
  }
});

it.each([
  ["Unsupported parameter: 'temperature' is not supported with this model.", "temperature"],
  ["`temperature` is deprecated for this model.", "temperature"],
  ["`temperature` and `top_p` cannot both be specified for this model. Please use only one.", "top_p"],
  [
    'Invalid JSON payload received. Unknown name "frequency_penalty": Cannot find field.',
    "frequency_penalty",
  ],
  ["Penalty is not enabled for this model", "frequency_penalty"],
  [
    { detail: [{ loc: ["body", "stream_options"], msg: "Extra inputs are not permitted" }] },
    "stream_options",
  ],
])("a setting that is refused in the words %j is left out", async (message, name) => {
  server.script(json(400, { error: { message, code: null } }), openaiReplies.answers);
  const adapter = await models();
  await Array.fromAsync(adapter.chat(requestTo(adapter, { frequencyPenalty: 1 })));
  const [first = {}, second = {}] = asked();
  expect(Object.keys(first).filter((one) => !(one in second))).toEqual([name]);
});

it("a message that is refused for its length loses no setting", async () => {
  const message = "max_tokens is not supported beyond the maximum context length of 2048 tokens";
  server.script(json(400, { error: { message, code: null } }));
  const adapter = await models();
  await expect(Array.fromAsync(adapter.chat(requestTo(adapter)))).rejects.toMatchObject({
    message: expect.stringContaining("does not take so much text"),
  });
  expect(asked()).toHaveLength(1);
});

it("a model that only calls a tool is told so", async () => {
  server.script(stream(chunk({ delta: { tool_calls: [{ index: 0 }] }, finish_reason: "tool_calls" })));
  expect(await answerOf({ models })).toMatchObject({
    said: "",
    error: { code: "model_failed", message: expect.stringMatching(/called a tool instead of answering/) },
  });
});

it("OpenAI's present models are asked not to reason, others are not told", () => {
  const effort = (model: string) =>
    prepareBodies().of({ ...standard, provider: "openai", model }).reasoning_effort;
  expect(["gpt-6-luna", "gpt-5.4-mini", "openai/gpt-6.1-sol"].map(effort)).toEqual(Array(3).fill("none"));
  expect(["gpt-4o", "gpt-5", "gpt-oss:20b", "qwen3:4b"].map(effort)).toEqual(Array(4).fill(undefined));
});

it("a server without the model is asked for the models that it has", async () => {
  const list = { data: ["bge-m3", "qwen3:4b", "llama3.2"].map((id) => ({ id })) };
  server.script(json(200, list), json(404, { error: { message: "not found", code: "model_not_found" } }));
  await expect((await models()).check()).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining(
      "does not have the model gpt-6-luna. Set CHAT_MODELS to a model that it lists, such as qwen3:4b, llama3.2.",
    ),
  });
});

it("a deployment on Azure is tried, because Azure lists all models that could be deployed", async () => {
  const paths: string[] = [];
  const client = new OpenAI({
    apiKey: "key",
    baseURL: "https://mine.openai.azure.com/openai/v1",
    fetch: async (url) => {
      paths.push(new URL(String(url)).pathname);
      return Response.json({ choices: [{}] });
    },
  });
  await checkOpenai(client, "my-deployment", new AbortController().signal);
  expect(paths).toEqual(["/openai/v1/chat/completions"]);
});

it.each([
  ["a web page", "text/html", "<html>Welcome</html>", /a web page is at OPENAI_BASE_URL/],
  ["something else", "application/json", '{"error":"Unexpected endpoint"}', /what answers .* is not a model/],
])("the check tells that %s answers instead of a model", async (_, type, text, message) => {
  server.script((response) => {
    response.writeHead(200, { "content-type": type });
    response.end(text);
  });
  await expect((await models()).check()).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringMatching(message),
  });
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
