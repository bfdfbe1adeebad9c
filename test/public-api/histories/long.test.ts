import OpenAI from "openai";
import { expect, it } from "vitest";
import { withModel } from "../../chat/with-model.ts";
import { as, bearing, nobody } from "../../users.ts";
import { askPath, callWith, keyFor, question } from "../client.ts";

const desk = withModel();

let made: ReturnType<typeof keyFor> | undefined;
const key = () => {
  made ??= as("ann", desk.url()).then((owner) => keyFor(owner, { requests_per_minute: 1000 }));
  return made;
};

type Messages = OpenAI.ChatCompletionMessageParam[];

const complete = async (messages: Messages, more: object = {}) => {
  desk.model().say(["Refunds are paid within 14 days. [1]"]);
  const openai = new OpenAI({ baseURL: `${desk.url()}/v1`, apiKey: (await key()).api_key, maxRetries: 0 });
  const { choices } = await openai.chat.completions.create({ model: "docent", messages, ...more });
  return choices[0]?.message.content;
};

const asked: Messages = [{ role: "user", content: question }];
const turn = (at: number) => ({ role: at % 2 === 0 ? ("user" as const) : ("assistant" as const) });

it.each([
  [102, 60],
  [500, 1000],
  [2000, 1000],
  [12_000, 60],
])("a chat of %i messages of %i characters goes on, with its latest messages", async (count, length) => {
  const earlier = Array.from({ length: count }, (_, at) => ({
    ...turn(at),
    content: `Remark number ${at}. `.padEnd(length, "so "),
  }));
  expect(await complete([...earlier, ...asked])).toContain("14 days");
  const { system } = desk.sent();
  expect(system).toContain(`Remark number ${count - 1}.`);
  expect(system).not.toContain("Remark number 1.");
});

const held = (content: string): Messages => [
  { role: "user", content },
  { role: "assistant", content: "Thank you." },
];

it.each([
  ["English", "The spoke broke. ", /^(?:(?:The|spoke|broke\.)(?: |$))+$/],
  ["Japanese", "車輪を修理します。", /^[車輪を修理します。]+$/],
  ["Thai", "ซ่อมล้อได้ไหม", /^[\u0e01-\u0e30\u0e40-\u0e44]/],
  ["emoji", "👩🏽‍🔧", /^(?:👩🏽‍🔧)+$/u],
])(
  "a long earlier message (%s) is cut with a mark, between whole words or characters",
  async (_, words, whole) => {
    const log = `Begin ${words.repeat(40_000 / words.length)} end`;
    expect(await complete([...held(log), ...asked])).toContain("14 days");
    const { system } = desk.sent();
    const shown = system.slice(system.indexOf("Begin"), system.indexOf("Thank you."));
    const [, before, after] = /^Begin (.+) \[…\] (.+) end\n/.exec(shown) ?? [];
    expect([before, after]).toEqual([expect.stringMatching(whole), expect.stringMatching(whole)]);
    expect(shown.length).toBeLessThan(5000);
    expect(system.isWellFormed()).toBe(true);
  },
);

it("a long system prompt is cut with a mark and keeps its beginning and its end, also in rag-api", async () => {
  const systemPrompt = `Answer like a pirate. ${"Be polite. ".repeat(3000)} Never shout.`;
  await complete([{ role: "system", content: systemPrompt }, ...asked]);
  const inChat = desk.sent().system;
  desk.model().say(["Refunds are paid within 14 days. [1]"]);
  const sent = await callWith((await key()).api_key, desk.url())(askPath, { query: question, systemPrompt });
  expect(sent.status).toBe(200);
  for (const system of [inChat, desk.sent().system])
    expect(system).toMatch(/Answer like a pirate\.[\s\S]* \[…\] [\s\S]*Never shout\./);
});

it("images of some megabytes and the schemas of many tools are passed over", async () => {
  const image_url = { url: `data:image/png;base64,${"iVBORw0K".repeat(350_000)}` };
  const picture: Messages = [
    {
      role: "user",
      content: [
        { type: "image_url", image_url },
        { type: "text", text: "A wheel." },
      ],
    },
    { role: "assistant", content: "I see." },
  ];
  const deep = (levels: number): object =>
    levels > 0 ? { type: "object", properties: { inner: deep(levels - 1) } } : { type: "string" };
  const tools = Array.from({ length: 100 }, (_, at) => ({
    type: "function",
    function: { name: `tool_${at}`, parameters: deep(20) },
  }));
  expect(await complete([...picture, ...asked], { tools })).toContain("14 days");
  expect(desk.sent().system).toContain("A wheel.");
});

it("only the question itself is refused for its length, and beyond some megabytes the chat", async () => {
  const failed = (messages: Messages) => complete(messages).catch((error) => error);
  expect(await failed([{ role: "user", content: "Why? ".repeat(1000) }])).toMatchObject({
    status: 400,
    param: "messages.0.content",
    message: expect.stringContaining("at most 4,000 characters"),
  });
  expect(await failed([...held("x".repeat(5_000_000)), ...asked])).toMatchObject({ status: 413 });
});

it("the history of a chat that its page keeps is cut too, for owners and for visitors", async () => {
  const { owner, chatbotId } = await key();
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const { public_slug } = await owner.chatbots.publish({ id: chatbotId, ...publication });
  const ragSlug = `${public_slug}`;
  const { token } = await nobody(desk.url()).visitors.session({ ragSlug });
  const visitor = bearing(token, desk.url());
  const history = Array.from({ length: 1000 }, (_, at) => ({ ...turn(at), content: `Remark number ${at}.` }));
  history[998]!.content += " The spoke broke.".repeat(600);
  for (const ask of [
    () => owner.chat.ask({ ragSystemId: chatbotId, query: question, history }),
    () => visitor.chat.askPublic({ ragSlug, message: question, history }),
    () => visitor.chat.askPublicStream({ ragSlug, message: question, history, stream: false }),
  ]) {
    desk.model().say(["Refunds are paid within 14 days. [1]"]);
    expect((await ask()).answer).toContain("14 days");
    expect(desk.sent().system).toMatch(/Remark number 998\.[\s\S]* \[…\] [\s\S]*Remark number 999\./);
  }
});
