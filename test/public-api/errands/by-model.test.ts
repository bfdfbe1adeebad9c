import OpenAI from "openai";
import { beforeAll, expect, it } from "vitest";
import { withModel } from "../../chat/with-model.ts";
import { type Actor, as } from "../../users.ts";
import { keyFor, question } from "../client.ts";
import { behind, history, user } from "./forms.ts";

const desk = withModel();

let owner: Actor;
let openai: OpenAI;

beforeAll(async () => {
  owner = await as("ann", desk.url());
  const made = await keyFor(owner, { requests_per_minute: 1000 });
  openai = new OpenAI({ baseURL: `${desk.url()}/v1`, apiKey: made.api_key, maxRetries: 0 });
});

const asksTitle = user(
  `### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.\n### Output:\nJSON format: { "title": "your title" }\n${history}`,
);
const named = JSON.stringify({ title: "💸 Refund Times" });
const simple = JSON.stringify({ title: "How long do refunds take" });

const complete = async (request = asksTitle) => {
  const { choices, usage } = await openai.chat.completions.create({ model: "docent", ...request });
  return { content: choices[0]?.message.content, tokens: usage?.total_tokens };
};

it("the chatbot's model carries an errand out, without documents, prompt and rules, with few tokens", async () => {
  desk.model().say([named]);
  const { content, tokens } = await complete();
  expect([content, tokens]).toEqual([named, expect.any(Number)]);
  const request = desk.model().requests.at(-1);
  expect(request?.messages).toEqual(asksTitle.messages);
  expect(request?.max_tokens).toBeLessThanOrEqual(400);
});

it("a stream of an errand is one that OpenAI's client reads", async () => {
  desk.model().say([named.slice(0, 5), named.slice(5)]);
  const stream = await openai.chat.completions.create({ model: "docent", ...asksTitle, stream: true });
  const chunks = await Array.fromAsync(stream);
  expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("")).toBe(named);
  expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: "stop" }], docent: { errand: true } });
});

it("a model that fails, is cut or writes another form leaves a simple result", async () => {
  for (const behaviour of ["fails", "too long", "cut"] as const) {
    desk.model().behave(behaviour);
    desk.model().say([named]);
    expect([behaviour, (await complete()).content]).toEqual([behaviour, simple]);
  }
  desk.model().behave("answers");
  for (const words of ["Here you are: Refund Times", '{ "name": "Refund Times" }', ""]) {
    desk.model().say([words]);
    expect([words, (await complete()).content]).toEqual([words, simple]);
  }
});

it("a long chat is sent with its latest messages, and the task in full", async () => {
  const task = "Please generate a four to five word title summarizing our conversation without any lead-in.";
  const { messages } = behind(task);
  const earlier = Array.from({ length: 100 }, (_, at) => ({
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `Remark ${at}. ${"So it is. ".repeat(3000)}`,
  }));
  desk.model().say(["Refund Times"]);
  expect((await complete({ messages: [...earlier, ...messages] })).content).toBe("Refund Times");
  const got = desk.model().requests.at(-1)?.messages ?? [];
  expect(got.at(-1)?.content).toBe(task);
  expect(got).toHaveLength(12);
  expect(Math.max(...got.map(({ content }) => content.length))).toBeLessThanOrEqual(2000);
});

it("errands cost, in a row of their own, and take no answer of a budget; without room they cost nothing", async () => {
  const bob = await as("bob", desk.url());
  const { api_key, chatbotId: id } = await keyFor(bob, { requests_per_minute: 1000 });
  openai = new OpenAI({ baseURL: `${desk.url()}/v1`, apiKey: api_key, maxRetries: 0 });
  await bob.budget.save({ id, day_answers: 1 });
  desk.model().say([named], [named], [named], ["Refunds are paid within 14 days. [1]"], [named]);
  for (let time = 0; time < 3; time++) expect((await complete()).content).toBe(named);
  const { sources } = await bob.analytics.overview({});
  expect(sources).toMatchObject([{ source: "errand", answered: 3, questions: 0 }]);
  expect(sources[0]?.cost).toBeGreaterThan(0);
  expect((await complete(user(question))).content).toContain("14 days");
  const asked = desk.model().requests.length;
  expect((await complete()).content).toBe(simple);
  expect(desk.model().requests).toHaveLength(asked);
  const { use } = await bob.budget.read({ id });
  expect(use).toMatchObject([{ answers: 1, reservedAnswers: 0, reservedDollars: 0 }]);
});
