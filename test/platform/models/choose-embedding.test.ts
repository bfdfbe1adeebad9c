import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseServersEmbedding } from "#platform/models/openai/embedding/choose.ts";
import { leavesEmbeddingToServer } from "#platform/models/settings.ts";
import { type ScriptedServer, startScriptedServer } from "../../scripted-server.ts";
import { json, openaiReplies } from "./openai-replies.ts";

let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.stop());

const own = () => ({ OPENAI_BASE_URL: `${server.url}/v1` });
const list = (...ids: string[]) => json(200, { data: ids.map((id) => ({ id })) });
const refused = json(400, { error: { message: "This model does not embed." } });
const vectors = (...values: number[]) => openaiReplies.vectors((texts) => texts.map(() => values));

it("a listed model that does not embed is passed over for the next one", async () => {
  server.script(list("nomic-embed-text", "bge-m3", "llama3.2"), refused, vectors(1, 0, 0));
  expect(await chooseServersEmbedding(own())).toEqual({ name: "nomic-embed-text", dimension: 3 });
  expect(server.requests.map(({ path }) => path)).toEqual(["/v1/models", "/v1/embeddings", "/v1/embeddings"]);
});

it.each([
  ["no embedding model", list("llama3.2")],
  ["no list", json(404, { error: { message: "Not found" } })],
])("a server with %s has none", async (_, reply) => {
  server.script(reply);
  expect(await chooseServersEmbedding(own())).toBeUndefined();
});

it("the model that the documents are indexed with is kept, whatever else the server has", async () => {
  server.script(vectors(1, 0));
  expect(await chooseServersEmbedding(own(), { former: "mine" })).toEqual({ name: "mine", dimension: 2 });
});

it("vectors without a number are refused", async () => {
  server.script(vectors());
  const given = { ...own(), EMBEDDING_MODEL: "mine" };
  await expect(chooseServersEmbedding(given)).rejects.toMatchObject({ code: "model_failed" });
});

it.each([
  [{}, false],
  [{ OPENAI_API_KEY: "key" }, false],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }, true],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", EMBEDDING_MODEL: "mine" }, true],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", EMBEDDING_MODEL: "mine", EMBEDDING_DIMENSION: "8" }, false],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", EMBEDDING_PROVIDER: "builtin" }, false],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", MODEL_PROVIDER: "bedrock" }, false],
])("%j leaves the embedding model to the server: %j", (environment, expected) => {
  expect(leavesEmbeddingToServer(environment)).toBe(expected);
});
