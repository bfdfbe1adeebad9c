import { expect, it } from "vitest";
import { withModel } from "./with-model.ts";

const desk = withModel();

const cases = `# Cases

## Siobhan

Siobhan is single and employed as a shop assistant, earning €24,960 per annum. She will gain €899 from the Budget.

## Patrick

Patrick is employed as a waiter and is paid €8.65 an hour. The contract began on 3 June 2026 for 24 months.
`;

const answerTo = async (question: string, said: string) => {
  const { api, id } = await desk.chatbot(cases, "cases.md");
  desk.model().say([said]);
  return api.chat.ask({ ragSystemId: id, query: question });
};

it.each([
  ["What does Siobhan earn?", "Siobhan earns €24,960 a year [1]."],
  ["What does Patrick earn?", "It is 8.65 euros hourly [1]."],
  ["When did Patrick's contract begin?", "It runs from 2026-06-03 for two years [1]."],
])("to %j the mark of %j stays, though the passage says it in other words", async (question, said) => {
  const { answer, context } = await answerTo(question, said);
  expect(answer).toBe(said);
  expect(context[0]?.content).toContain(question.includes("Siobhan") ? "24,960" : "8.65");
});

it.each([
  "Siobhan earns €24,690 a year [1].",
  "Siobhan earns €24,960 a month [1].",
  "Niamh earns €24,960 a year [1].",
])("%j loses its mark", async (said) => {
  const { answer } = await answerTo("What does Siobhan earn?", said);
  expect(answer).toBe(said.replace(" [1]", ""));
});

it("an answer that cites nothing comes without passages that have nothing to do with the question", async () => {
  const { context } = await answerTo("Which shop sells swimming suits?", "Please try the one in town.");
  expect(context).toEqual([]);
});

it("an answer that cites nothing comes with the passages that are close to the question", async () => {
  const { context } = await answerTo("What does Siobhan earn?", "I would rather not say it.");
  expect(context.map(({ similarity }) => similarity > 0.05)).toContain(true);
  expect(context.every(({ similarity }) => similarity >= 0.05)).toBe(true);
});
