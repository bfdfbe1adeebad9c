import { beforeAll, expect, it } from "vitest";
import { upload } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";

const handbook = `# Handbook

## Library cards

A yearly card costs ten euros for adults.

A yearly card costs four euros for students.

## Opening hours

On Saturday the library opens at ten o'clock in the morning.

On Sunday the library stays closed all day.

## Parking

Cars can be parked behind the building, free of charge, for two hours.
`;

let api: Actor;
let id: string;
beforeAll(async () => {
  api = await as("ann");
  id = (await api.chatbots.create({ name: "Desk", use_case: "support" })).id;
  await upload(api, id, { name: "handbook.md", type: "text/markdown", bytes: handbook });
});

/** The answers to questions asked one after the other in one conversation. */
const talk = async (...questions: string[]) => {
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: id });
  const answers = [];
  for (const query of questions)
    answers.push(await api.chat.ask({ ragSystemId: id, query, conversationId, debug: true }));
  return answers;
};

it("a follow-up is about what the question before it was about", async () => {
  const [, followUp] = await talk("What does a yearly card cost?", "and for students?");
  expect(followUp?.answer).toContain("four euros for students");
  expect(followUp?.debug?.searched).toMatch(/students.*card/);
});

it("a follow-up without a telling word of its own is understood", async () => {
  const [, followUp] = await talk("Where can cars be parked?", "how long?");
  expect(followUp?.answer).toContain("two hours");
});

it("what about another day is the same question for that day", async () => {
  const [, followUp] = await talk("When does the library open on Saturday?", "What about Sunday?");
  expect(followUp?.answer).toContain("closed all day");
});

it("a changed topic is not dragged along", async () => {
  const [, next] = await talk("What does a yearly card cost?", "And parking?");
  expect(next?.answer).toContain("behind the building");
  expect(next?.answer).not.toContain("card");
});

it("a whole question is searched for as it is", async () => {
  const question = "Where can cars be parked?";
  const [, next] = await talk("What does a yearly card cost?", question);
  expect(next?.debug?.searched).toBe(question);
});

it("the history that a caller keeps itself counts in a chat that is not stored", async () => {
  const history = [
    { role: "user" as const, content: "What does a yearly card cost?" },
    { role: "assistant" as const, content: "A yearly card costs ten euros for adults. [1]" },
  ];
  const answer = await api.chat.ask({ ragSystemId: id, query: "and for students?", history });
  expect(answer.answer).toContain("four euros");
});

it("how an answer came about is told where it is asked for", async () => {
  const [answer] = await talk("What does a yearly card cost for students?");
  expect(answer?.debug).toMatchObject({
    language: "en",
    outcome: "answered",
    sent: [],
    history: { keptMessages: 0, droppedMessages: 0, tokens: 0 },
    citations: { dropped: [], unsupported: [] },
    model: { provider: "builtin" },
    cost: 0,
  });
  expect(answer?.debug?.retrieved[0]).toMatchObject({ number: 1, keywordScore: expect.any(Number) });
  const steps = answer?.debug?.steps.map(({ name }) => name);
  expect(steps).toEqual(["Understand", "Search", "Model, first word", "Model, whole answer"]);
  const plain = await api.chat.ask({ ragSystemId: id, query: "What does a card cost?" });
  expect(plain.debug).toBeUndefined();
});

it("the second one is the second item of the last answer", async () => {
  const history = [
    { role: "user" as const, content: "What is there to know?" },
    {
      role: "assistant" as const,
      content: "There is:\n- Yearly cards [1]\n- Parking of cars [2]\n- Sundays [3]",
    },
  ];
  const query = "Tell me about the second one";
  const answer = await api.chat.ask({ ragSystemId: id, query, history, debug: true });
  expect(answer.debug?.searched).toContain("Parking");
  expect(answer.answer).toContain("behind the building");
});

it("a visitor of a widget is understood from the stored conversation", async () => {
  const widget = await api.widgets.create({ name: "Site", rag_system_id: id });
  const { token, session_id: sessionId } = await nobody().visitors.session({ widgetId: widget.id });
  const ask = (message: string) => bearing(token).chat.askWidget({ widgetId: widget.id, message, sessionId });
  await ask("What does a yearly card cost?");
  expect((await ask("and for students?")).answer).toContain("four euros");
});
