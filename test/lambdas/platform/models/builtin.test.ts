import { expect, it } from "vitest";
import { bestQuotes } from "../../../../lambdas/platform/models/builtin/quotes.ts";
import type { Passage } from "../../../../lambdas/platform/search/port.ts";

const passage = (text: string, titlePath: string[] = [], ordinal = 0): Passage => ({
  id: `doc_1:${ordinal}`,
  chatbotId: "bot_1",
  documentId: "doc_1",
  ordinal,
  text,
  filename: "rules.txt",
  titlePath,
  start: 0,
  end: text.length,
});

const quoted = (question: string, ...texts: string[]) =>
  bestQuotes(
    question,
    texts.map((text, n) => passage(text, [], n)),
  ).map(({ text }) => text);

const fees = `Service | Price | Due
Service: First reminder; Price: 1.50 euros; Due: after 7 days; by post
Service: Second reminder; Price: 3.00 euros; Due: after 21 days`;

it("says the row of a table that answers, each value with its label", () => {
  expect(quoted("What does the first reminder cost?", fees)).toEqual([
    "First reminder: Price 1.50 euros; Due after 7 days; by post.",
  ]);
});

it("never quotes a heading alone", () => {
  const found = bestQuotes("What are the fees?", [
    passage("Fees\n\nBorrowing is free. Fees are due only when something is late.", ["Fees"]),
  ]);
  expect(found.map(({ text }) => text)).not.toContain("Fees");
  expect(found.length).toBeGreaterThan(0);
});

it("never quotes half a sentence", () => {
  const found = quoted(
    "What does a reminder cost?",
    "cost of a reminder is set by the town. A reminder costs 1.50 euros. A second reminder, which costs more and",
  );
  expect(found).toEqual(["A reminder costs 1.50 euros."]);
});

it("quotes at most three sentences, in reading order", () => {
  const text = Array.from({ length: 8 }, (_, n) => `Films of shelf ${n} are kept for ${n} days.`).join(" ");
  const found = quoted("How long are films kept?", text);
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found).toEqual(found.toSorted());
});

it("answers a question of a table of questions and answers with the answer", () => {
  const rows = `Question | Answer
Question: May I eat here?; Answer: Only in the hall.
Question: May I sleep here?; Answer: No, never.`;
  expect(quoted("May I eat here?", rows)).toEqual(["Only in the hall."]);
});

it("says a setting of a JSON file in words", () => {
  expect(
    quoted(
      "When is it open on Saturday?",
      "openingHours.Tuesday: 10:00-19:00\nopeningHours.Saturday: 10:00-14:00",
    ),
  ).toEqual(["Opening hours, Saturday: 10:00-14:00."]);
});

it("keeps a sentence whole that has an abbreviation or an initial in it", () => {
  expect(quoted("Who runs the archive?", "The archive is run by Dr. A. Berg. It opened in May.")[0]).toBe(
    "The archive is run by Dr. A. Berg.",
  );
});
