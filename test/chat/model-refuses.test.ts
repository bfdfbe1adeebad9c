import { expect, it } from "vitest";
import { readBeginning } from "#lambdas/chat/refusal/refusal-mark.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();

const handbook = "# Fees\n\nA reminder costs 1.50 euros.\n\n# Films\n\nFilms may be kept for one week.\n";

const answered = async (pieces: string[], query = "What does a reminder cost in Paris?") => {
  const { api, id } = await desk.chatbot(handbook);
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: id });
  desk.model().say(pieces);
  const answer = await api.chat.ask({ ragSystemId: id, query, conversationId });
  const { items } = await api.conversations.messages({ id: conversationId });
  return { answer, stored: items[1] };
};

it.each([
  ["in one piece", ["[0] The documents do not tell. Ask the front desk."]],
  ["in pieces", ["[", "0", "]", " The documents do not", " tell. Ask the front desk."]],
  ["and then cites", ["[0] The documents do not tell [1]. ", "Ask the front desk. [2]"]],
  ["in bold", ["**[0]** The documents do not tell. Ask the front desk."]],
  ["in brackets of Chinese", ["【0】The documents do not tell. Ask the front desk."]],
  ["in Arabic digits", ["[٠] The documents do not tell. Ask the front desk."]],
])(
  "a model that begins with the mark %s refuses, in its own words and without sources",
  async (_, pieces) => {
    const { answer, stored } = await answered(pieces);
    expect(answer).toMatchObject({
      outcome: "refused",
      answer: "The documents do not tell. Ask the front desk.",
      context: [],
      topics: expect.arrayContaining(["What are the fees?"]),
    });
    expect(stored).toMatchObject({
      content: answer.answer,
      context_chunks: [],
      metadata: { outcome: "refused" },
    });
  },
);

it("a model that refuses with the mark alone is completed in the visitor's language", async () => {
  const { answer } = await answered(["[0]"], "¿Cuánto cuesta un reminder en la ciudad de París?");
  expect(answer).toMatchObject({
    outcome: "refused",
    answer: expect.stringContaining("no responden a esta pregunta"),
  });
});

it("a model that says without the mark that the documents do not tell has refused as well", async () => {
  const { answer, stored } = await answered(["I am sorry, but the documents ", "do not mention Paris."]);
  expect(answer).toMatchObject({ outcome: "refused", context: [], topics: expect.any(Array) });
  expect(stored).toMatchObject({ context_chunks: [], metadata: { outcome: "refused" } });
});

it("an answer to a part of the question, with its citation, is an answer", async () => {
  const { answer } = await answered([
    "A reminder costs 1.50 euros. [1] ",
    "The documents do not tell the price in Paris.",
  ]);
  expect(answer).toMatchObject({ outcome: "answered" });
  expect(answer.context.length).toBeGreaterThan(0);
  expect(answer.topics).toBeUndefined();
});

it("an answer that begins with another citation or bracket is passed on unchanged", () => {
  for (const text of [
    "[1] says so.",
    "[Note] It costs 1 euro.",
    "0.5 euros",
    "* One\n* Two",
    "[0.5 litres]",
  ]) {
    const beginning = readBeginning();
    const read = [...text].map((letter) => beginning.next(letter)).find(Boolean) ?? beginning.end();
    expect(text.startsWith(read.text)).toBe(true);
    expect([text, read.isRefusal]).toEqual([text, false]);
  }
});
