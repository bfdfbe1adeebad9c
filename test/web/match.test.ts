import { expect, it } from "vitest";
import { bestMatches, matches, partsOf } from "#web/lib/match.ts";

it("a name matches if it has all words of the text, in any order and case", () => {
  expect(matches("Rental terms 2026.docx", "2026 TERMS")).toBe(true);
  expect(matches("Rental terms 2026.docx", "terms 2025")).toBe(false);
  expect(matches("Rental terms", "  ")).toBe(true);
});

it("names that begin with the text come first, and no more than wanted", () => {
  const items = ["Old chat", "Chatbots", "Chat Testing", "My chat"].map((name) => ({ name }));
  const names = bestMatches(items, { text: "chat", most: 3 }).map(({ name }) => name);
  expect(names).toEqual(["Chatbots", "Chat Testing", "Old chat"]);
});

it("the part of a name that was searched for is set apart, unless its place is not known", () => {
  const parts = (name: string, text: string) => partsOf(name, text).map(({ text, isHit }) => [text, isHit]);
  expect(parts("ebike-battery.pdf", "BAT guide")).toEqual([
    ["ebike-", false],
    ["bat", true],
    ["tery.pdf", false],
  ]);
  expect(parts("İstanbul", "stan")).toEqual([["İstanbul", false]]);
});
