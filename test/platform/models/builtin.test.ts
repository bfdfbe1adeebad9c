import { expect, it } from "vitest";
import { answerFrom } from "#platform/models/builtin/answer.ts";
import { answered, passage } from "./builtin-passage.ts";

it("never quotes a heading alone", () => {
  const text = "Fees\n\nBorrowing is free. Fees are due only when something is late.";
  const answer = answerFrom("What are the fees?", [passage(text, { titlePath: ["Fees"] })]);
  expect(answer).not.toMatch(/^Fees\b(?! are)/m);
  expect(answer).toContain("Fees are due only when something is late. [1]");
});

it("never quotes half a sentence", () => {
  const text =
    "cost of a reminder is set by the town. A reminder costs 1.50 euros. A second reminder, which costs more and";
  expect(answerFrom("What does a reminder cost?", [passage(text, { ordinal: 3 })])).toBe(
    "A reminder costs 1.50 euros. [1]",
  );
});

it("quotes a text that is written in small letters throughout", () => {
  expect(answered("when are you open?", "we are open from 9 to 5. parking is behind the house.")).toContain(
    "we are open from 9 to 5.",
  );
});

it("quotes at most three sentences, in reading order", () => {
  const text = Array.from({ length: 8 }, (_, n) => `Films of shelf ${n} are kept for ${n} days.`).join(" ");
  const shelves = [...answered("How long are films kept?", text).matchAll(/shelf (\d)/g)].map(([, n]) => n);
  expect(shelves.length).toBeGreaterThan(0);
  expect(shelves.length).toBeLessThanOrEqual(3);
  expect(shelves).toEqual(shelves.toSorted());
});

it("says the same thing once, however often the passages do", () => {
  const text = "A loan can be renewed twice at the desk.";
  expect(answered("How often can a loan be renewed?", text, text)).toBe(`${text} [1]`);
});

it("marks a sentence with the number of its passage", () => {
  const answer = answered("What does a lost card cost?", "Cards are blue.", "A lost card costs 4 euros.");
  expect(answer).toBe("A lost card costs 4 euros. [2]");
});

it("prefers the very word to another form of it", () => {
  const text =
    "A room is booked for up to 3 hours. Rooms are booked at the desk for 14 days. Each book may be kept for 28 days.";
  expect(answered("How long may a book be kept?", text)).toMatch(
    /^Each book may be kept for 28 days\. \[1\]/,
  );
});

it("brings the sentence that a pronoun stands for where only that one says what is asked about", () => {
  const text = "Deliveries to islands take 8 days. They cost 14 euros. The shop has a garden.";
  expect(answered("What does a delivery to an island cost?", text)).toBe(
    "Deliveries to islands take 8 days. [1] They cost 14 euros. [1]",
  );
});

it("quotes no reference to a page and no line of contents", () => {
  const text =
    "Fees for lost cards ........ 12\n\nSee the fees for lost cards on page 4.\n\nA lost card costs 4 euros.";
  expect(answered("What are the fees for lost cards?", text)).toBe("A lost card costs 4 euros. [1]");
});

it("answers both parts of a question", () => {
  const text =
    "A library card costs 4 euros. The town was founded in 1200. You get the card at the desk on the first floor.";
  const answer = answered("What does a library card cost and where do I get it?", text);
  expect(answer).toContain("A library card costs 4 euros. [1]");
  expect(answer).toContain("at the desk on the first floor. [1]");
  expect(answer).not.toContain("1200");
});

it("answers a question of a question-and-answer text with the answer", () => {
  const text = "Q: May I smoke? A: Only in the yard.\n\nQ: May I park here? A: Behind the house.";
  expect(answered("May I smoke?", text)).toBe("Only in the yard. [1]");
});

it("reads a question that stands in a paragraph of its own with its answer", () => {
  const text =
    "Is there a garden?\n\nBehind the house, from May on.\n\nIs there a café?\n\nOn the first floor.";
  expect(answered("Is there a garden?", text)).toBe("Behind the house, from May on. [1]");
});

it.each([
  ["What is your phone number?", "Phone: +49 30 5550 172. [1]"],
  ["What is the e-mail address?", "E-mail: help@northlight.example. [1]"],
])("finds the line of a contact: %s", (question, expected) => {
  const text = "Our number of visitors grows.\n\nPhone: +49 30 5550 172\n\nE-mail: help@northlight.example";
  expect(answered(question, text)).toBe(expected);
});

it("answers with the beginning of a passage that has no whole sentence", () => {
  expect(answered("What is in box 4?", "maps, atlases and")).toBe("maps, atlases and [1]");
});
