import { expect, it } from "vitest";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { askPath, callWith, keyFor, keyOf, question } from "./client.ts";

const desk = keyOf("ann");

it("[PUBAPI-001] [PUBAPI-003] [PUBAPI-006] [PUBAPI-009] a question by API key is answered as JSON with status 200", async () => {
  const response = await callWith((await desk).api_key)(askPath, { query: question });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    answer: expect.stringContaining("14 days"),
    response_time_ms: expect.any(Number),
    token_count: expect.any(Number),
  });
});

it("[PUBAPI-002] the key is taken from x-api-key or as a bearer token, and from nowhere else", async () => {
  const { api_key } = await desk;
  const send = callWith(undefined);
  const body = { query: question };
  const bearer = { headers: { authorization: `Bearer ${api_key}` } };
  expect((await send(askPath, body, bearer)).status).toBe(200);
  expect((await send(askPath, body, { headers: { "x-api-key": api_key } })).status).toBe(200);
  expect((await send(`${askPath}?api_key=${api_key}`, body)).status).toBe(401);
});

it("[PUBAPI-004] [PUBAPI-007] the context comes with source, similarity and content unless it is left out", async () => {
  const send = callWith((await desk).api_key);
  const { context } = await (await send(askPath, { query: question })).json();
  expect(context[0]).toEqual({
    source: "handbook.md",
    similarity: expect.any(Number),
    content: expect.stringContaining("Refunds"),
  });
  const without = await (await send(askPath, { query: question, include_context: false })).json();
  expect(without).not.toHaveProperty("context");
});

it("[PUBAPI-004] [PUBAPI-008] a stream has the text in choices[0].delta.content and ends with [DONE]", async () => {
  const response = await callWith((await desk).api_key)(askPath, { query: question, stream: true });
  expect(response.headers.get("content-type")).toMatch("text/event-stream");
  const frames = (await response.text()).trim().split("\n\n");
  expect(frames.at(-1)).toBe("data: [DONE]");
  const chunks = frames.slice(0, -1).map((frame) => JSON.parse(frame.replace("data: ", "")));
  const text = chunks.map(({ choices }) => choices?.[0]?.delta.content ?? "").join("");
  expect(text).toContain("14 days");
});

it("[PUBAPI-010] invalid parameters get status 400 with the field", async () => {
  const send = callWith((await desk).api_key);
  for (const body of [{}, { query: "" }, { query: 7 }, { query: question, stream: "yes" }]) {
    const response = await send(askPath, body);
    expect(response.status).toBe(400);
    expect((await response.json()).issues).toHaveLength(1);
  }
});

it("[PUBAPI-011] a missing or unknown key gets status 401 and the id of the request", async () => {
  for (const key of [undefined, "dk_nobody", `${(await desk).api_key}x`]) {
    const response = await callWith(key)(askPath, { query: question });
    expect([response.status, (await response.json()).code]).toEqual([401, "unauthenticated"]);
    expect(response.headers.get("x-request-id")).toBeTruthy();
  }
});

it("[PUBAPI-012] a question on which the documents hold nothing gets status 404, streamed or not", async () => {
  const send = callWith((await desk).api_key);
  for (const stream of [false, true]) {
    const response = await send(askPath, { query: "Who won the chess olympiad in 1972?", stream });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: "not_covered", message: expect.any(String) });
  }
});

it("[PUBAPI-015] a key opens its own chatbot only, and no route of its owner", async () => {
  const { api_key } = await desk;
  const other = await keyFor(await as("ann"), { name: "Other" });
  const { conversation_id } = await (await callWith(other.api_key)(askPath, { query: question })).json();
  const send = callWith(api_key);
  const reply = await (await send(askPath, { query: question, conversation_id })).json();
  expect(reply.conversation_id).not.toBe(conversation_id);
  const asOwner = { headers: { authorization: `Bearer ${api_key}` } };
  expect((await send("/api/chatbots", undefined, asOwner)).status).toBe(401);
});

it("[PUBAPI-016] a call raises the key's figures and is a conversation of the API in history and ledger", async () => {
  const { owner, chatbotId, api_key } = await keyFor(await as("cleo"));
  const send = callWith(api_key);
  const first = await (await send(askPath, { query: question })).json();
  const next = { query: "And when does the workshop open?", conversation_id: first.conversation_id };
  expect((await (await send(askPath, next)).json()).conversation_id).toBe(first.conversation_id);
  expect((await send(askPath, {})).status).toBe(400);
  const key = await until(async () => {
    const [item] = (await owner.apiKeys.list({})).items;
    return item?.usage_count === 3 ? item : undefined;
  });
  expect(Date.parse(key.last_used_at ?? "")).toBeGreaterThan(Date.parse(key.created_at));
  expect(key.usage.endpoints).toMatchObject([
    { path: askPath, today: 3, average_ms: expect.any(Number), p95_ms: expect.any(Number) },
  ]);
  const logged = await until(async () => {
    const { items } = await owner.history.list({ channel: "api", chatbotId });
    return items.length > 0 ? items : undefined;
  });
  expect(logged.map(({ id }) => id)).toEqual([first.conversation_id]);
  expect((await owner.conversations.list({ chatbotId })).items).toEqual([]);
});
