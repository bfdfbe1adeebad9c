import { expect, it } from "vitest";
import { systemPromptOf, useCases } from "#shared/chatbots/use-cases.ts";
import { contract } from "#shared/contract/index.ts";
import { as } from "../users.ts";

const support = { name: "Help desk", use_case: "support" } as const;

it("[BOT-029] [BOT-030] [DATA-001] a created chatbot comes back stored, active and private", async () => {
  const ann = await as("ann");
  const made = await ann.chatbots.create({ ...support, description: "Answers members" });
  expect(made).toMatchObject({
    name: "Help desk",
    description: "Answers members",
    status: "active",
    is_public: false,
  });
  expect(Object.keys(made).sort()).toEqual(
    "created_at description id is_public name public_description public_slug public_title published_at status user_id".split(
      " ",
    ),
  );
  expect(await ann.chatbots.get({ id: made.id })).toEqual(made);
});

it("[BOT-003] the list holds the owner's own chatbots, newest first", async () => {
  const cleo = await as("cleo");
  const first = await cleo.chatbots.create({ ...support, name: "First" });
  const second = await cleo.chatbots.create({ ...support, name: "Second" });
  const { items } = await cleo.chatbots.list({});
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
});

it("the list comes in pages", async () => {
  const dan = await as("dan");
  for (const name of ["One", "Two", "Three"]) await dan.chatbots.create({ ...support, name });
  const first = await dan.chatbots.list({ limit: 2 });
  const rest = await dan.chatbots.list({ limit: 2, cursor: first.cursor });
  expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(["Three", "Two", "One"]);
  expect(rest.cursor).toBeUndefined();
});

it("a cursor of somebody else's list is refused", async () => {
  const [dan, ann] = [await as("dan"), await as("ann")];
  for (const name of ["One", "Two"]) await dan.chatbots.create({ ...support, name });
  const { cursor } = await dan.chatbots.list({ limit: 1 });
  await expect(ann.chatbots.list({ cursor })).rejects.toMatchObject({ code: "invalid" });
});

it("[BOT-020] a chatbot needs a name, and no description", async () => {
  const ann = await as("ann");
  await expect(ann.chatbots.create({ ...support, name: "  " })).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "name", message: "Enter a name." }],
  });
  expect((await ann.chatbots.create(support)).description).toBeNull();
});

it("a name of 121 characters is refused with the limit", async () => {
  const ann = await as("ann");
  await expect(ann.chatbots.create({ ...support, name: "n".repeat(121) })).rejects.toThrow(
    "Use at most 120 characters.",
  );
});

it("[BOT-022] each use case gives the new chatbot a system prompt of its own", async () => {
  const ann = await as("ann");
  const prompts = await Promise.all(
    useCases.map(async (use_case) => {
      const { id } = await ann.chatbots.create({ name: use_case, use_case });
      return (await ann.chatbots.llmConfiguration({ id })).system_prompt;
    }),
  );
  expect(prompts).toEqual(useCases.map((useCase) => systemPromptOf(useCase)));
  expect(new Set(prompts).size).toBe(5);
});

it("[BOT-023] the interviewer's first question stands in its system prompt", async () => {
  const ann = await as("ann");
  const { id } = await ann.chatbots.create({
    name: "Talks",
    use_case: "interviewer",
    first_question: "Why this role?",
  });
  expect((await ann.chatbots.llmConfiguration({ id })).system_prompt).toContain('"Why this role?"');
});

it("[BOT-024] without one the interviewer asks its standard question", async () => {
  const ann = await as("ann");
  const { id } = await ann.chatbots.create({ name: "Talks", use_case: "interviewer" });
  expect((await ann.chatbots.llmConfiguration({ id })).system_prompt).toContain(
    "Thank you for your interest in this position. Could you tell me about your relevant experience for this role?",
  );
});

it("[DATA-002] a new chatbot has model settings with the deployment's own model", async () => {
  const ann = await as("ann");
  const { id, user_id } = await ann.chatbots.create(support);
  expect(await ann.chatbots.llmConfiguration({ id })).toEqual({
    id: expect.stringMatching(/^llm_/),
    rag_system_id: id,
    user_id,
    provider: "builtin",
    model: "docent-extractive",
    temperature: 0.7,
    max_tokens: 1000,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    system_prompt: systemPromptOf("support"),
  });
});

it("[BOT-047] every chatbot is active, and no request makes it anything else", async () => {
  const ann = await as("ann");
  const body = JSON.stringify({ name: "Desk", use_case: "support", status: "archived" });
  const made = await (await ann.fetch("/api/chatbots", { method: "POST", body })).json();
  expect(made).toMatchObject({ name: "Desk", status: "active" });
  const { items } = await ann.chatbots.list({ limit: 100 });
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(["active"]));
  expect(contract.chatbots.get.output.shape.status.options).toEqual(["active"]);
});

it("[BOT-048] another owner's chatbot is not found", async () => {
  const { id } = await (await as("ann")).chatbots.create(support);
  const bob = await as("bob");
  await expect(bob.chatbots.get({ id })).rejects.toMatchObject({
    code: "not_found",
    message: "Chatbot not found.",
  });
});
