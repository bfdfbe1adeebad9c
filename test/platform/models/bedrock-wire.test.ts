import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import {
  type Asked,
  type Response,
  type ScriptedServer,
  startScriptedServer,
} from "../../scripted-server.ts";
import { bedrockReplies, error, stream, word } from "./bedrock-replies.ts";
import { requestTo } from "./contract.ts";
import { itEmbedsOverTheWire } from "./embedding-contract.ts";
import { answerOf, whole } from "./wire.ts";
import { itBearsUp } from "./wire-contract.ts";

const key = "AKIAOWNNEVERSHOWN";
const aws = { credentials: { accessKeyId: key, secretAccessKey: "secret never shown" }, region: "eu-west-1" };
let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer({ isHttp2: true });
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", server.url);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.stop();
});

const models = (settings: Record<string, string> = {}) =>
  modelsFromEnvironment({ MODEL_PROVIDER: "bedrock", ...settings }, { aws });

describe("Amazon Bedrock", () => {
  const secrets = [key, "secret never shown", "AKIASECRET"];
  itBearsUp({ models, server: () => server, replies: bedrockReplies, secrets });
  itEmbedsOverTheWire({ models, server: () => server, replies: bedrockReplies });
});

const asked = () => server.requests.map(({ body }) => body);

it("a stream that ends in the middle of a frame before the first word is asked for again", async () => {
  server.script(stream(word("Four ").subarray(0, 40)), bedrockReplies.answers);
  vi.spyOn(Math, "random").mockReturnValue(0);
  const adapter = await models();
  expect(await Array.fromAsync(adapter.chat(requestTo(adapter)))).toHaveLength(2);
  expect(server.requests).toHaveLength(2);
  vi.restoreAllMocks();
});

it.each([
  "eu.anthropic.claude-sonnet-4-5-20250929-v1:0",
  "arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.amazon.nova-lite-v1:0",
  "arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/a1b2c3d4e5f6",
])("the model %s is asked under that very name", async (model) => {
  server.script(bedrockReplies.answers);
  const adapter = await models({ CHAT_MODELS: model });
  await Array.fromAsync(adapter.chat(requestTo(adapter)));
  expect(server.requests[0]?.path).toBe(`/model/${model}/converse-stream`);
});

it.each([
  ["amazon.nova-lite-v1:0", { temperature: 1.4, topP: 0.5 }, { temperature: 1, topP: 0.5 }],
  ["us.anthropic.claude-haiku-4-5-20251001-v1:0", { temperature: 0.7, topP: 0.5 }, { topP: 0.5 }],
  ["us.anthropic.claude-haiku-4-5-20251001-v1:0", { temperature: 0.7, topP: 1 }, { temperature: 0.7 }],
])("%s is asked with %j as it takes them", async (model, settings, sent) => {
  server.script(bedrockReplies.answers);
  const adapter = await models({ CHAT_MODELS: model });
  await Array.fromAsync(adapter.chat(requestTo(adapter, settings)));
  expect(asked()[0]?.inferenceConfig).toEqual({ maxTokens: 1000, ...sent });
});

it("a model that refuses the temperature is asked without, from then on at once", async () => {
  const refused = error(400, "ValidationException", "`temperature` is deprecated for this model.");
  server.script(refused, bedrockReplies.answers);
  const adapter = await models({ CHAT_MODELS: "us.anthropic.claude-opus-4-8-v1:0" });
  for (const _ of [1, 2]) expect(await answerOf({ models: async () => adapter })).toEqual(whole);
  expect(asked().map(({ inferenceConfig }) => inferenceConfig)).toEqual([
    { maxTokens: 1000, temperature: 0.7 },
    { maxTokens: 1000 },
    { maxTokens: 1000 },
  ]);
});

it("Titan of the first generation is asked for vectors without settings it does not know", async () => {
  server.script(bedrockReplies.vectors((texts) => texts.map(() => Array(1536).fill(1))));
  await (await models({ EMBEDDING_MODEL: "amazon.titan-embed-text-v1" })).embed(["Hello"], "passage");
  expect(asked()).toEqual([{ inputText: "Hello" }]);
});

describe("Cohere's embeddings", () => {
  const cohere = (name: string) => models({ EMBEDDING_MODEL: name });
  const vectors = (response: Response, { body }: Asked) =>
    response.end(JSON.stringify({ embeddings: body.texts?.map(() => Array(1024).fill(1)) }));

  it("are asked for in batches of 96, and questions as questions", async () => {
    server.script(vectors);
    const adapter = await cohere("cohere.embed-multilingual-v3");
    const texts = Array.from({ length: 200 }, (_, at) => `Shelf ${at}`);
    expect(await adapter.embed(texts, "passage")).toHaveLength(200);
    await adapter.embed(["Which shelf?"], "question");
    expect(asked().map(({ texts, input_type }) => [texts?.length, input_type])).toEqual([
      [96, "search_document"],
      [96, "search_document"],
      [8, "search_document"],
      [1, "search_query"],
    ]);
  });

  it("never get more than 2,048 characters of a text at once", async () => {
    server.script(vectors);
    await (await cohere("cohere.embed-english-v3")).embed(["Shelf one is blue. ".repeat(400)], "passage");
    const lengths = asked().flatMap(({ texts }) => (texts ?? []).map((text) => text.length));
    expect(lengths.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2048);
  });

  it("of the fourth generation come by type, through an inference profile, in a dimension of choice", async () => {
    server.script((response, { body }) =>
      response.end(
        JSON.stringify({
          embeddings: { float: body.texts?.map(() => Array(body.output_dimension ?? 0).fill(1)) },
        }),
      ),
    );
    const adapter = await models({ EMBEDDING_MODEL: "eu.cohere.embed-v4:0", EMBEDDING_DIMENSION: "512" });
    expect((await adapter.embed(["Hello"], "passage"))[0]).toHaveLength(512);
    expect(server.requests[0]?.path).toBe("/model/eu.cohere.embed-v4:0/invoke");
  });
});

it("a model that Docent cannot embed with is told by the name of its setting", async () => {
  const adapter = await models({ EMBEDDING_MODEL: "mistral.large", EMBEDDING_DIMENSION: "8" });
  await expect(adapter.embed(["Hello"], "passage")).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringMatching(/how to embed with mistral\.large\. Set EMBEDDING_MODEL/),
  });
});

it("the check says what to do where Bedrock cannot be reached", async () => {
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", "http://127.0.0.1:1");
  vi.spyOn(Math, "random").mockReturnValue(0);
  await expect((await models()).check()).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringMatching(/Amazon Bedrock cannot be reached\. Check .*AWS_REGION/),
  });
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", server.url);
});
