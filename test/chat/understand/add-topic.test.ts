import { expect, it } from "vitest";
import type { Turn } from "#lambdas/chat/conversation/turns.ts";
import { addTopic } from "#lambdas/chat/understand/add-topic.ts";
import { chosenItem } from "#lambdas/chat/understand/chosen-item.ts";

const talk = (...contents: string[]): Turn[] =>
  contents.map((content, at) => ({ role: at % 2 === 0 ? "user" : "assistant", content }));

it("a follow-up takes over what the question before it was about", () => {
  const turns = talk("What does a yearly card cost?", "It costs ten euros. [1]");
  expect(addTopic("and for students?", turns, "en")).toBe("and for students? yearly card cost");
});

it("a follow-up of a follow-up goes back to the question that says what it is about", () => {
  const turns = talk("What does a yearly card cost?", "Ten euros.", "and for students?", "Five euros.");
  expect(addTopic("why?", turns, "en")).toBe("why? students yearly card cost");
});

it("an older question that another one replaced is left behind", () => {
  const turns = talk("Where can I park?", "Behind it.", "What does a yearly card cost?", "Ten euros.");
  expect(addTopic("and for students?", turns, "en")).not.toContain("park");
});

it("the heading above the quoted passage is carried on as well", () => {
  const [asked, answered] = talk("What does it cost?", "Ten euros.");
  const turns = [asked!, { ...answered!, titlePath: ["Handbook", "Membership"] }];
  expect(addTopic("and for students?", turns, "en")).toBe("and for students? cost Membership");
});

const list = talk(
  "Which cards are there?",
  "There are:\n- Day card [1]\n- Yearly card [1]\n- Family card [2]",
);

it.each([
  ["the second one", "Yearly card"],
  ["What about the third?", "Family card"],
  ["and the last one?", "Family card"],
  ["the first option", "Day card"],
])("%j picks %j from the last answer's list", (question, item) => {
  expect(chosenItem(question, list, "en")).toBe(item);
});

it.each(["the fifth one", "What is on the second floor?", "And the price?"])(
  "%j picks nothing",
  (question) => {
    expect(chosenItem(question, list, "en")).toBeUndefined();
  },
);
