import { expect, it } from "vitest";
import { withModel } from "../../chat/with-model.ts";
import { as } from "../../users.ts";
import { callWith, keyFor, question } from "../client.ts";

const desk = withModel();

let made: ReturnType<typeof keyFor> | undefined;
const key = () => {
  made ??= as("ann", desk.url()).then((owner) => keyFor(owner, { requests_per_minute: 1000 }));
  return made;
};

const complete = async (messages: unknown[]) => {
  const sent = await callWith((await key()).api_key, desk.url())("/v1/chat/completions", {
    model: "docent",
    messages,
  });
  return { status: sent.status, body: await sent.json() };
};

const user = (content: unknown, more: object = {}) => ({ role: "user", content, ...more });
const assistant = (content: unknown, more: object = {}) => ({ role: "assistant", content, ...more });
const call = { id: "call_1", type: "function", function: { name: "look", arguments: "{}" } };
const image = { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0K", detail: "auto" } };

it.each<[string, unknown[]]>([
  ["an answer begun last, to go on with", [user(question), assistant("Refunds are")]],
  ["several questions in a row", [user("Do you repair wheels?"), user(question)]],
  ["an empty answer before", [user("Hi"), assistant(""), user(question)]],
  ["no content beside calls of tools", [user("Hi"), assistant(null, { tool_calls: [call] }), user(question)]],
  ["no content at all", [user("Hi"), { role: "assistant", tool_calls: [call] }, user(question)]],
  [
    "the reply of a tool",
    [
      user(question),
      assistant(null, { tool_calls: [call] }),
      { role: "tool", tool_call_id: "call_1", content: "{}" },
    ],
  ],
  ["the reply of a function", [user(question), { role: "function", name: "look", content: "{}" }]],
  ["a developer's message", [{ role: "developer", content: "Be brief." }, user(question)]],
  ["system messages between", [user("Hi"), { role: "system", content: "Be brief." }, user(question)]],
  ["an empty system message", [{ role: "system", content: "" }, user(question)]],
  ["parts with an image", [user([image, { type: "text", text: question }])]],
  ["parts that are texts themselves", [user([question])]],
  [
    "parts of the Responses API",
    [
      user([
        { type: "input_text", text: question },
        { type: "input_image", image_url: "x" },
      ]),
    ],
  ],
  [
    "an answer in parts, with a thought",
    [
      user("Hi"),
      assistant([
        { type: "thinking", thinking: "Hm." },
        { type: "output_text", text: "Hello." },
      ]),
      user(question),
    ],
  ],
  [
    "a part whose text is null",
    [
      user([
        { type: "text", text: null },
        { type: "text", text: question },
      ]),
    ],
  ],
  [
    "names",
    [
      user("Hi", { name: "ann" }),
      assistant("Hello.", { name: "bot", refusal: null }),
      user(question, { name: "ann" }),
    ],
  ],
  ["fields of the client's own", [user(question, { id: "1", timestamp: 5, info: { a: [1] } })]],
  ["an empty message behind the question", [user("Hi"), assistant("Hello."), user(question), user("")]],
  ["an answer first", [assistant("Hello! How can I help?"), user(question)]],
])("%s: the question is answered", async (_, messages) => {
  desk.model().say(["Refunds are paid within 14 days. [1]"]);
  expect(await complete(messages)).toMatchObject({
    status: 200,
    body: { choices: [{ message: { content: expect.stringContaining("14 days") } }] },
  });
  expect(desk.sent().question).toContain(question);
});

it.each<[string, unknown[], string, string]>([
  [
    "an unknown role",
    [{ role: "human", content: question }],
    "messages.0.role",
    "Give each message one of the roles system, developer, user",
  ],
  ["no role", [{ content: question }], "messages.0.role", "Give each message one of the roles"],
  [
    "content that is an object",
    [user({ text: question })],
    "messages.0.content",
    "as a text or as a list of parts",
  ],
  ["nothing but an image", [user([image])], "messages", "Send a question as text with them."],
  ["no message of a user", [{ role: "system", content: "Be brief." }], "messages", "role “user”"],
  [
    "an empty message behind an answer",
    [user(question), assistant("14 days."), user("")],
    "messages",
    "and a text",
  ],
  ["spaces only", [user(" \n ")], "messages", "and a text"],
  ["no messages", [], "messages", "Send at least one message."],
])("%s: the refusal says what to send", async (_, messages, param, message) => {
  expect(await complete(messages)).toMatchObject({
    status: 400,
    body: { error: { param, message: expect.stringContaining(message), type: "invalid_request_error" } },
  });
});
