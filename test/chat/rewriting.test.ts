import { expect, it } from "vitest";
import { withModel } from "./with-model.ts";

const desk = withModel();

const handbook =
  "# Handbook\n\n## Cards\n\nA yearly card costs ten euros. For students it costs four euros.\n\n## Parking\n\nCars can be parked behind the building.\n";
const history = [
  { role: "user" as const, content: "What does a yearly card cost?" },
  { role: "assistant" as const, content: "A yearly card costs ten euros. [1]" },
];

const ask = async (query: string, earlier = history) => {
  const { api, id } = await desk.chatbot(handbook);
  const before = desk.model().requests.length;
  const answer = await api.chat.ask({ ragSystemId: id, query, history: earlier, debug: true });
  return { answer, requests: desk.model().requests.slice(before) };
};

it("a follow-up is rewritten from the conversation in one short call, and searched for as that", async () => {
  desk.model().say(["What does a yearly card ", "cost for students?"], ["It costs four euros. [1]"]);
  const { answer, requests } = await ask("and for students?");
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({ temperature: 0, max_tokens: 80 });
  expect(requests[0]?.messages.at(-1)?.content).toMatch(
    /<conversation>.*ten euros.*<question>\nand for students\?\n/s,
  );
  expect(answer.debug?.searched).toBe("What does a yearly card cost for students?");
  expect(answer.answer).toBe("It costs four euros. [1]");
});

it("the model is asked the visitor's own question, with the talk so far as data", async () => {
  desk.model().say(["What does a yearly card cost for students?"], ["Four euros. [1]"]);
  await ask("and for students?");
  expect(desk.sent().question).toBe("and for students?");
  expect(desk.sent().system).toContain('<turn by="visitor">\nWhat does a yearly card cost?\n</turn>');
});

it("what the rewriting took is part of the answer's tokens and cost", async () => {
  const { answer } = await ask("and for students?");
  expect(answer.tokenCount).toBe(240);
  expect(answer.debug).toMatchObject({ promptTokens: 200, completionTokens: 40, cost: 0.0084 });
});

it("a question that is whole by itself is not rewritten", async () => {
  const { requests } = await ask("Where can cars be parked?");
  expect(requests).toHaveLength(1);
});

it("a first question is not rewritten, however short it is", async () => {
  expect((await ask("yearly card?", [])).requests).toHaveLength(1);
});

it.each(["refused", "empty"])(
  "where the rewriting is %s the topic is carried on by words",
  async (failure) => {
    if (failure === "refused") desk.model().refuseWhere(({ max_tokens }) => max_tokens === 80);
    else desk.model().say(["  "], ["Four euros. [1]"]);
    const { answer } = await ask("and for students?");
    expect(answer.outcome).toBe("answered");
    expect(answer.debug?.searched).toMatch(/^and for students\? .*card/);
  },
);

it("a long conversation is cut by tokens, and the debug view says so", async () => {
  const filler = "The weather was discussed at great length. ".repeat(60);
  const long = Array.from({ length: 8 }, (_, at) => [
    { role: "user" as const, content: `Question ${at}. ${filler}` },
    { role: "assistant" as const, content: `Answer ${at}.` },
  ]).flat();
  const { answer } = await ask("What does a yearly card cost?", long);
  expect(answer.debug?.history).toMatchObject({ keptMessages: 6, droppedMessages: 10 });
  expect(answer.debug?.history.tokens).toBeLessThanOrEqual(2000);
  expect(desk.sent().system).toContain("Question 7.");
  expect(desk.sent().system).not.toContain("Question 4.");
});
