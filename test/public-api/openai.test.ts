import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, streamText } from "ai";
import OpenAI, { APIError } from "openai";
import { expect, it } from "vitest";
import { withModel } from "../chat/with-model.ts";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { askPath, callWith, keyFor, question } from "./client.ts";

const desk = withModel();
const answer = ["Refunds are paid ", "within 14 days. [1]"];

let made: ReturnType<typeof keyFor> | undefined;
const key = () => {
  made ??= as("ann", desk.url()).then((owner) => keyFor(owner));
  return made;
};

/** OpenAI's own client with nothing but base URL and key. */
const client = async (apiKey?: string) =>
  new OpenAI({ baseURL: `${desk.url()}/v1`, apiKey: apiKey ?? (await key()).api_key });

const asked = { model: "docent", messages: [{ role: "user" as const, content: question }] };

const failureOf = (promise: Promise<unknown>): Promise<APIError> =>
  promise.then(
    () => expect.unreachable("It was answered."),
    (error) => error,
  );

it("OpenAI's client gets an answer with its citations, and lists the chatbot as a model", async () => {
  desk.model().say(answer);
  const openai = await client();
  const completion = await openai.chat.completions.create(asked);
  const [choice] = completion.choices;
  expect(choice).toMatchObject({ finish_reason: "stop", message: { role: "assistant", refusal: null } });
  expect(choice?.message.content).toBe(answer.join(""));
  expect(completion.usage?.total_tokens).toBeGreaterThan(0);
  const citation = choice?.message.annotations?.[0]?.url_citation;
  expect(answer.join("").slice(citation?.start_index, citation?.end_index)).toBe("[1]");
  expect(citation?.title).toContain("handbook.md");
  const models = await openai.models.list();
  expect(models.data.map(({ id }) => id)).toEqual([(await key()).chatbotId]);
});

it("a stream begins with the role, has one finish reason, and the usage only if it is asked for", async () => {
  const openai = await client();
  for (const include_usage of [false, true]) {
    desk.model().say(answer);
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    const stream = await openai.chat.completions.create({
      ...asked,
      stream: true,
      ...(include_usage && { stream_options: { include_usage } }),
    });
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks[0]?.choices[0]?.delta.role).toBe("assistant");
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("")).toBe(answer.join(""));
    const reasons = chunks.flatMap(({ choices }) => choices[0]?.finish_reason ?? []);
    expect(reasons).toEqual(["stop"]);
    const last = chunks.at(-1);
    expect(last?.choices.length).toBe(include_usage ? 0 : 1);
    expect(Boolean(last?.usage)).toBe(include_usage);
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
  }
  const raw = await callWith((await key()).api_key, desk.url())("/v1/chat/completions", {
    ...asked,
    stream: true,
  });
  expect((await raw.text()).endsWith("data: [DONE]\n\n")).toBe(true);
});

it("[PUBAPI-005] a system prompt of the request replaces the chatbot's; earlier messages are the conversation, tools are ignored", async () => {
  const openai = await client();
  await openai.chat.completions.create({
    ...asked,
    messages: [
      { role: "system", content: "Answer like a pirate." },
      { role: "user", content: "Do you repair wheels?" },
      { role: "assistant", content: "The workshop opens at nine." },
      { role: "user", content: [{ type: "text", text: question }] },
    ],
    tools: [{ type: "function", function: { name: "look", parameters: { type: "object" } } }],
  });
  const sent = desk.sent();
  expect(sent.system).toContain("Answer like a pirate.");
  expect(sent.system).toContain("Do you repair wheels?");
  expect(sent.messages.at(-1)?.content).toContain("refunds");
  const systemPrompt = "Answer like a sailor.";
  await callWith((await key()).api_key, desk.url())(askPath, { query: question, systemPrompt });
  expect(desk.sent().system).toContain(systemPrompt);
  expect(desk.sent().system).not.toContain("pirate");
});

it("a refusal is an ordinary answer with a mark", async () => {
  desk.model().say(["[0] The documents do not tell that."]);
  const completion = await (await client()).chat.completions.create(asked);
  expect(completion).toMatchObject({ choices: [{ finish_reason: "stop" }], docent: { outcome: "refused" } });
  expect(completion.choices[0]?.message.annotations).toEqual([]);
});

it("errors are those that the client knows: wrong key, wrong model, wrong messages", async () => {
  const openai = await client();
  const unknown = await failureOf((await client("dk_nobody")).chat.completions.create(asked));
  expect(unknown).toMatchObject({ status: 401, code: "invalid_api_key", type: "authentication_error" });
  const other = await failureOf(openai.chat.completions.create({ ...asked, model: "bot_other" }));
  expect(other.status).toBe(404);
  const empty = await failureOf(openai.chat.completions.create({ ...asked, messages: [] }));
  expect(empty).toMatchObject({ status: 400, param: "messages", type: "invalid_request_error" });
});

it("a client that aborts ends the model's answer too", async () => {
  desk.model().behave("slow");
  const left = desk.model().left();
  const stream = await (await client()).chat.completions.create({ ...asked, stream: true });
  for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
  await until(async () => (desk.model().left() > left ? true : undefined));
});

it("[PUBAPI-014] a model that fails is an error, also half-way, and never a stop", async () => {
  const send = callWith((await key()).api_key, desk.url());
  desk.model().behave("cut");
  const text = await (await send("/v1/chat/completions", { ...asked, stream: true })).text();
  expect(text).toContain('"error":{"message"');
  expect(text).not.toContain('"finish_reason":"stop"');
  expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
  const openai = await client();
  const broken = await openai.chat.completions.create({ ...asked, stream: true });
  await expect(Array.fromAsync(broken)).rejects.toBeInstanceOf(APIError);
  const asStatus = async (body: object) => {
    const failed = await send(askPath, { query: question, ...body });
    return [failed.status, (await failed.json()).code];
  };
  desk.model().behave("fails");
  expect(await asStatus({ stream: false })).toEqual([500, "internal"]);
  // this failure is not retried: retries may last until the stream has to open
  desk.model().behave("wrong key");
  expect(await asStatus({ stream: true })).toEqual([500, "internal"]);
});

it("Vercel's AI SDK streams with usage, asks in a conversation, and knows a wrong key", async () => {
  const provider = async (apiKey?: string) =>
    createOpenAICompatible({
      name: "docent",
      baseURL: `${desk.url()}/v1`,
      apiKey: apiKey ?? (await key()).api_key,
      includeUsage: true,
    })("docent");
  desk.model().say(answer);
  const model = await provider();
  const earlier = { role: "user" as const, content: "Do you repair wheels?" };
  const given = { role: "assistant" as const, content: "The workshop opens at nine." };
  const stream = streamText({ model, messages: [earlier, given, { role: "user", content: question }] });
  expect((await Array.fromAsync(stream.textStream)).join("")).toBe(answer.join(""));
  expect((await stream.totalUsage).outputTokens).toBeGreaterThan(0);
  expect(await stream.finishReason).toBe("stop");
  expect(desk.sent().system).toContain("Do you repair wheels?");
  desk.model().say(answer);
  expect((await generateText({ model, prompt: question })).text).toBe(answer.join(""));
  const refused = generateText({ model: await provider("dk_nobody"), prompt: question, maxRetries: 0 });
  await expect(refused).rejects.toMatchObject({ statusCode: 401 });
});
