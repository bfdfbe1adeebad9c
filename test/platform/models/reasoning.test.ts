import { afterAll, beforeAll, expect, it } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { type ScriptedServer, startScriptedServer } from "../../scripted-server.ts";
import { requestTo } from "./contract.ts";
import { chunk, openaiReplies, stream } from "./openai-replies.ts";
import { answerOf, whole } from "./wire.ts";

let server: ScriptedServer;

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.stop());

const models = (settings: Record<string, string> = {}) =>
  modelsFromEnvironment({ OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: "key", ...settings });

const asked = () => server.requests.map(({ body }) => body);

it("a model that spends all tokens on reasoning is asked again with more, from then on at once", async () => {
  server.script(openaiReplies.usedUp, openaiReplies.answers);
  const adapter = await models();
  for (const _ of [1, 2]) expect(await answerOf({ models: async () => adapter })).toEqual(whole);
  expect(asked().map((body) => "max_tokens" in body && body.max_tokens)).toEqual([1000, 3000, 3000]);
});

const unopened = stream(
  ...["The page says", " it.\n</think>\n\nFour", " weeks."].map((content) => chunk({ delta: { content } })),
  chunk({ delta: {}, finish_reason: "stop" }),
);

it.each(["deepseek-r1:8b", "Qwen3-4B-Thinking-2507", "QwQ-32B"])(
  "%s shows none of the reasoning that its template has begun",
  async (model) => {
    server.script(unopened);
    expect(await answerOf({ models: () => models({ CHAT_MODELS: model }) })).toEqual(whole);
  },
);

it("of another model such reasoning is shown in its first answer only", async () => {
  server.script(unopened);
  const adapter = await models({ CHAT_MODELS: "mine" });
  const first = await answerOf({ models: async () => adapter });
  expect(first.said).toMatch(/Four weeks\.$/);
  expect(await answerOf({ models: async () => adapter })).toEqual(whole);
});

it("an answer without reasoning comes whole from a model that usually reasons", async () => {
  server.script(openaiReplies.answers);
  expect(await answerOf({ models: () => models({ CHAT_MODELS: "deepseek-r1" }) })).toEqual(whole);
});

it("an answer after reasoning in a field of its own is shown while it comes", async () => {
  const last = Promise.withResolvers<void>();
  server.script(async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunk({ delta: { reasoning_content: "Hm." } }) + chunk({ delta: { content: "Four" } }));
    await last.promise;
    response.end(`${chunk({ delta: { content: " weeks." }, finish_reason: "stop" })}data: [DONE]\n\n`);
  });
  const adapter = await models({ CHAT_MODELS: "deepseek-r1" });
  const events = adapter.chat(requestTo(adapter))[Symbol.asyncIterator]();
  expect(await events.next()).toEqual({ value: { text: "Four" }, done: false });
  last.resolve();
  expect(await events.next()).toEqual({ value: { text: " weeks." }, done: false });
});

it("an attempt without a word counts as used", async () => {
  const usage = { prompt_tokens: 100, completion_tokens: 20 };
  const spent = (reply: object, reason: string) =>
    stream(chunk({ delta: reply }), chunk({ delta: {}, finish_reason: reason }, { usage }));
  server.script(spent({ reasoning: "Hm." }, "length"), spent({ content: "Four weeks." }, "stop"));
  const adapter = await models();
  const events = await Array.fromAsync(adapter.chat(requestTo(adapter)));
  expect(events.at(-1)).toEqual({ usage: { promptTokens: 200, completionTokens: 40 } });
});
