import { expect, it } from "vitest";
import { markedParts } from "#web/features/chat/sources/marked-parts.ts";

const passage =
  "Borrowing is free.\n\nService: First reminder; Price: 1.50 euros\nService: Second reminder; Price: 3.00 euros";

const marked = (quotes: string[]) =>
  markedParts(passage, quotes)
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text);

it("what the answer quotes is marked, however it is spaced", () => {
  expect(marked(["Borrowing  is free."])).toEqual(["Borrowing is free."]);
});

it("an answer in its own words marks the line that says most of the same", () => {
  expect(marked(["The first reminder has a price of 1.50 euros."])).toEqual([
    "Service: First reminder; Price: 1.50 euros",
  ]);
});

it("an answer that resembles nothing marks every line and no empty one", () => {
  expect(marked(["Penguins swim."])).toEqual(passage.split("\n").filter(Boolean));
});

it("nothing of the passage is lost", () => {
  for (const quotes of [["Borrowing is free."], ["Penguins swim."], []])
    expect(
      markedParts(passage, quotes)
        .map(({ text }) => text)
        .join(""),
    ).toBe(passage);
});
