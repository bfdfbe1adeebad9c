import { expect, it } from "vitest";
import type { Completion } from "#shared/public-api/openai-shapes.ts";
import { as } from "../../users.ts";
import { callWith, keyFor, question } from "../client.ts";
import type { Sent } from "./forms.ts";
import { harmless, harmlessPrompts } from "./harmless.ts";
import { sent } from "./sent.ts";

const unbounded = { requests_per_minute: 1000, daily_quota: 10_000 };
const desk = as("ann").then((owner) => keyFor(owner, unbounded));

const complete = async (request: Sent, key?: string): Promise<Completion> => {
  const reply = await callWith(key ?? (await desk).api_key)("/v1/chat/completions", {
    model: "docent",
    ...request,
  });
  expect(reply.status).toBe(200);
  return reply.json();
};

it.each(sent)(
  "%s: the built-in model gives a result in the form that is asked for",
  async (_, request, result) => {
    const { choices, docent } = await complete(request);
    expect(choices[0]?.message.content).toBe(result);
    expect(docent).toEqual({ outcome: "answered", errand: true });
  },
);

it("a question that names titles, tags, chats and prompts stays a question, and so does one under such a prompt", async () => {
  const asUser = (content: string): Sent => ({ messages: [{ role: "user", content }] });
  const asked = [
    ...harmless.map(asUser),
    ...harmlessPrompts.map(
      (content): Sent => ({ messages: [{ role: "system", content }, ...asUser(question).messages] }),
    ),
    { ...asUser(question), metadata: { task: "support" } },
  ];
  const taken: string[] = [];
  for (const request of asked) {
    const { docent } = await complete(request);
    if (docent.errand || !docent.conversation_id) taken.push(request.messages[0]?.content ?? "");
  }
  expect(taken).toEqual([]);
});

it("errands are no questions: they are in no history, gap or figure of questions, and have a row of their own", async () => {
  const owner = await as("bob");
  const { api_key } = await keyFor(owner, unbounded);
  await complete({ messages: [{ role: "user", content: question }] }, api_key);
  for (const [, request] of sent) await complete(request, api_key);
  expect((await owner.history.list({})).items).toHaveLength(1);
  expect(await owner.analytics.dashboard({})).toMatchObject({ conversations: 1, queries: 1 });
  const { figures, sources } = await owner.analytics.overview({});
  expect(figures).toMatchObject({ conversations: 1, questions: 1, messages: 2, answered: 1 });
  expect(sources).toMatchObject([
    { source: "api", questions: 1, answered: 1 },
    { source: "errand", questions: 0, answered: sent.length, cost: 0 },
  ]);
});

it("errands count against the key's limits", async () => {
  const { api_key } = await keyFor(await as("cleo"), { requests_per_minute: 1 });
  const [, request] = sent[0]!;
  const once = () => callWith(api_key)("/v1/chat/completions", { model: "docent", ...request });
  // The calls lie in at most two minutes.
  const statuses = [(await once()).status, (await once()).status, (await once()).status];
  expect(statuses).toEqual(expect.arrayContaining([200, 429]));
});
