import { expect, it } from "vitest";
import { type Asked, groupQuestions } from "#lambdas/analytics/questions/group.ts";
import { cluster } from "#platform/questions/cluster.ts";
import { masked } from "#platform/questions/mask.ts";
import { intents, otherIntents } from "./intents.ts";

/** B³ precision and recall of groups of questions. */
const scoresOf = async (given: Record<string, string[]>) => {
  const all = Object.entries(given).flatMap(([intent, questions]) =>
    questions.map((question) => ({ intent, question })),
  );
  const intentOf = (at: number) => all[at]?.intent ?? "";
  const groups = await cluster(all.map(({ question }) => question));
  const scores = groups.flatMap((group) =>
    group.map((at) => {
      const same = group.filter((other) => intentOf(other) === intentOf(at)).length;
      return [same / group.length, same / (given[intentOf(at)]?.length ?? 1)] as const;
    }),
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { precision: mean(scores.map(([one]) => one)), recall: mean(scores.map(([, one]) => one)) };
};

it.each([
  ["a bicycle shop", intents],
  ["a hotel", otherIntents],
])(
  "questions to %s are gathered by meaning: few groups mix two, and most wordings are found",
  async (_, given) => {
    const { precision, recall } = await scoresOf(given);
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.52);
  },
);

let minute = 0;
const asked = (question: string, more: Partial<Asked> = {}): Asked => ({
  question,
  conversationId: `conv_${++minute}`,
  chatbot: "Desk",
  isAnswered: true,
  at: new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString(),
  ...more,
});

it("a question that one person asks twenty times ranks below one that three people ask", async () => {
  const often = Array.from({ length: 20 }, () => asked("Is there parking?", { conversationId: "conv_one" }));
  const groups = await groupQuestions([...often, ...[1, 2, 3].map(() => asked("Can I pay in instalments?"))]);
  expect(groups.map(({ wording, people, asked: times }) => [wording, people, times])).toEqual([
    ["Can I pay in instalments?", 3, 3],
    ["Is there parking?", 1, 20],
  ]);
});

it("case and marks make no other wording, and the usual wording stands for its group", async () => {
  const [group] = await groupQuestions([
    asked("what does delivery cost"),
    asked("What does delivery cost?", { isAnswered: false }),
    asked("WHAT DOES DELIVERY COST???"),
    asked("delivery cost", { chatbot: "Shop" }),
  ]);
  expect(group).toMatchObject({
    wordings: 2,
    people: 4,
    asked: 4,
    answered: 3,
    chatbots: ["Desk", "Shop"],
    otherWordings: ["delivery cost"],
  });
  expect(group?.wording.toLowerCase()).toContain("what does delivery cost");
});

it("addresses, telephone and order numbers are left out of what is shown", () => {
  expect(masked("I am bo.lind@example.com, call +49 (0)30 123-456 about order 4711-0815 of 3 items")).toBe(
    "I am [e-mail], call [number] about order [number] of 3 items",
  );
  expect(masked("Is https://shop.example/a?b=c yours, from 2026?")).toBe("Is [address] yours, from 2026?");
});

it("a thousand wordings are gathered within the time of a request", async () => {
  const words = Array.from({ length: 300 }, (_, n) => `${"abcdefghij"[n % 10]}${n}word`);
  const questions = Array.from(
    { length: 1000 },
    (_, n) => `Where is the ${words[n % 300]} of ${words[(n * 7) % 300]} and ${words[(n * 13) % 300]}?`,
  );
  const groups = await cluster(questions);
  expect(groups.flat().toSorted((one, other) => one - other)).toEqual(questions.map((_, at) => at));
});
