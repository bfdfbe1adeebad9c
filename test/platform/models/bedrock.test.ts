import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { type BedrockServer, startBedrockServer } from "../../bedrock-server.ts";
import { itAnswers, requestTo } from "./contract.ts";
import { itFailsClearly } from "./remote-contract.ts";

const secret = "AKIATESTNEVERSHOWN";
const aws = { credentials: { accessKeyId: secret, secretAccessKey: "never shown" }, region: "eu-west-1" };
let server: BedrockServer;

beforeAll(async () => {
  server = await startBedrockServer();
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", server.url);
});
afterEach(() => server.behave("answers"));
afterAll(() => {
  vi.unstubAllEnvs();
  server.stop();
});

const models = (settings: Record<string, string> = {}) =>
  modelsFromEnvironment({ MODEL_PROVIDER: "bedrock", ...settings }, { aws });

describe("Amazon Bedrock", () => {
  itAnswers({ models, behave: (behaviour) => server.behave(behaviour) });
  itFailsClearly({
    models,
    behave: (behaviour) => server.behave(behaviour),
    left: () => server.left(),
    secret,
  });
});

it.each([
  ["no access", "not_configured"],
  ["throttled midway", "model_failed"],
] as const)("a model with %s is told as %s", async (behaviour, code) => {
  server.behave(behaviour);
  const adapter = await models();
  await expect(Array.fromAsync(adapter.chat(requestTo(adapter)))).rejects.toMatchObject({ code });
});

it("the check asks the first chat model and the embedding model only", async () => {
  const before = server.requests.length;
  await (await models({ CHAT_MODELS: "first, second" })).check();
  expect(server.requests.slice(before).map(({ path }) => path)).toEqual([
    "/model/first/converse",
    "/model/amazon.titan-embed-text-v2:0/invoke",
  ]);
});

it("the check asks no chat model where Bedrock only embeds", async () => {
  const before = server.requests.length;
  await (await models({ MODEL_PROVIDER: "builtin", EMBEDDING_PROVIDER: "bedrock" })).check();
  expect(server.requests.slice(before).map(({ path }) => path)).toEqual([
    "/model/amazon.titan-embed-text-v2:0/invoke",
  ]);
});

it("turns alternate and begin with a person, as Bedrock wants them", async () => {
  const adapter = await models();
  const said = (role: "user" | "assistant", content: string) => ({ role, content });
  const messages = [
    { role: "system" as const, content: "Be brief." },
    said("assistant", "Hello!"),
    said("user", "First."),
    said("assistant", " "),
    said("user", "Second."),
  ];
  await Array.fromAsync(adapter.chat(requestTo(adapter, { messages })));
  expect(server.requests.at(-1)?.body).toMatchObject({
    system: [{ text: "Be brief." }],
    messages: [{ role: "user", content: [{ text: "First." }, { text: "Second." }] }],
  });
});
