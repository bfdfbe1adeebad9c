import { beforeAll, beforeEach, expect, it } from "vitest";
import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { askPath, callWith, keyFor } from "../public-api/client.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();
const query = "How long do refunds take?";
const begun = "Refunds are paid within 14 days of the return. [1] After that";

let owner: Actor;
let chatbotId: string;
let key: string;

beforeAll(async () => {
  owner = await as("ann", desk.url());
  ({ chatbotId, api_key: key } = await keyFor(owner));
});
beforeEach(() => {
  desk.model().say([begun], [begun]);
  desk.model().behave("too long");
});

const storedIn = async (conversationId = "") => {
  const { items } = await owner.conversations.messages({ id: conversationId });
  return items.at(-1);
};

const kept = { content: begun, metadata: expect.objectContaining({ outcome: "answered", cut: "length" }) };

it("the owner's chat is told of an answer that was cut, whole and streamed, and the history keeps it", async () => {
  const asked = await owner.chat.ask({ ragSystemId: chatbotId, query });
  expect(asked).toMatchObject({ answer: begun, outcome: "answered", isCut: true });
  expect(await storedIn(asked.conversationId)).toMatchObject(kept);
  const request = toRequest(contract.chat.ask, { ragSystemId: chatbotId, query, stream: true }, desk.url());
  request.headers.set("authorization", `Bearer ${owner.token}`);
  const [raw, body] = (await fetch(request)).body!.tee();
  const events = await Array.fromAsync(decodeEvents(body));
  expect(events.at(-1)).toMatchObject({ type: "done", outcome: "answered", isCut: true });
  expect(await new Response(raw).text()).toContain('"finish_reason":"length"');
});

it("an answer that ended by itself is not told as cut", async () => {
  desk.model().behave("answers");
  const asked = await owner.chat.ask({ ragSystemId: chatbotId, query });
  expect(asked).not.toHaveProperty("isCut");
  expect((await storedIn(asked.conversationId))?.metadata).not.toHaveProperty("cut");
});

it("the words of a refusal in an answer that was cut do not make it one", async () => {
  desk.model().say(["The documents do not say anything about refunds abroad, but"]);
  expect(await owner.chat.ask({ ragSystemId: chatbotId, query })).toMatchObject({ outcome: "answered" });
});

it("visitors of the public page are told, kept or not", async () => {
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const { public_slug } = await owner.chatbots.publish({ id: chatbotId, ...publication });
  const ragSlug = String(public_slug);
  const { token } = await nobody(desk.url()).visitors.session({ ragSlug });
  const ask = () => bearing(token, desk.url()).chat.askPublic({ ragSlug, message: query });
  expect(await ask()).toMatchObject({ answer: begun, isCut: true });
  await owner.retention.save({ id: chatbotId, keep_days: null, keeps_page: true });
  const asked = await ask();
  expect(asked).toMatchObject({ answer: begun, isCut: true });
  expect(await storedIn(asked.conversationId)).toMatchObject(kept);
});

it("visitors of a widget are told", async () => {
  const { id: widgetId } = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId });
  const { session_id: sessionId, token } = await nobody(desk.url()).visitors.session({ widgetId });
  const asked = { widgetId, sessionId, message: query };
  const answer = await bearing(token, desk.url()).chat.askWidget(asked);
  expect(answer).toMatchObject({ answer: begun, isCut: true });
  expect(await storedIn(sessionId.replace("ses_", "conv_"))).toMatchObject(kept);
});

it("programs with a key read the reason why it ended, whole and streamed", async () => {
  const call = callWith(key, desk.url());
  expect(await (await call(askPath, { query })).json()).toMatchObject({
    answer: begun,
    finish_reason: "length",
  });
  expect(await (await call(askPath, { query, stream: true })).text()).toContain('"finish_reason":"length"');
  desk.model().behave("answers");
  expect(await (await call(askPath, { query })).json()).toMatchObject({ finish_reason: "stop" });
});

it("OpenAI's clients read it, whole and as the only reason of a stream", async () => {
  const call = callWith(undefined, desk.url());
  const headers = { authorization: `Bearer ${key}` };
  const body = { model: "docent", messages: [{ role: "user", content: query }] };
  const whole = await (await call("/v1/chat/completions", body, { headers })).json();
  expect(whole.choices).toMatchObject([{ finish_reason: "length", message: { content: begun } }]);
  const stream = await (await call("/v1/chat/completions", { ...body, stream: true }, { headers })).text();
  expect(stream.match(/"finish_reason":"\w+"/g)).toEqual(['"finish_reason":"length"']);
});

it("a program that uses the chatbot as a tool reads it in the text and beside it", async () => {
  const call = callWith(undefined, desk.url());
  const params = { name: "ask", arguments: { question: query } };
  const headers = {
    authorization: `Bearer ${key}`,
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2025-06-18",
  };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const { result } = await (await call(`/mcp/${chatbotId}`, message, { headers })).json();
  expect(result.structuredContent).toMatchObject({ answer: begun, finish_reason: "length" });
  expect(result.content[0].text).toContain("limit of tokens cut this answer");
});
