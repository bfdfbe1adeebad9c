import { expect, it } from "vitest";
import { checkCitations } from "#lambdas/chat/citations/check-citations.ts";
import { passageOf } from "../passage.ts";

const passages = [
  "A reminder costs 1.50 euros. Books may be kept for four weeks.",
  "The library opens at 10:00 on Saturday. The reading room is closed on Sunday.",
].map((text) => passageOf(text));

const checked = (answer: string, size = answer.length) => {
  const check = checkCitations(passages);
  const pieces = answer.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
  const shown = pieces.map((piece) => check.pass(piece)).join("") + check.end();
  return { shown, ...check.found() };
};

it("a mark stays where its passage supports the sentence", () => {
  const answer = "A reminder costs 1.50 euros [1]. On Sunday the reading room is closed. [2]";
  expect(checked(answer)).toEqual({ shown: answer, dropped: [], unsupported: [] });
});

it.each([
  ["A reminder costs 1.50 euros [9].", "A reminder costs 1.50 euros."],
  ["A reminder costs 1.50 euros. [9] Ask us.", "A reminder costs 1.50 euros. Ask us."],
  ["A reminder costs 1.50 euros [1, 9] each.", "A reminder costs 1.50 euros [1] each."],
  ["A reminder costs 1.50 euros [1][2].", "A reminder costs 1.50 euros [1]."],
  ["A reminder costs 1.50 euros 【1】 or so.", "A reminder costs 1.50 euros [1] or so."],
  ["تبلغ رسوم التذكير 1.50 يورو [١].", "تبلغ رسوم التذكير 1.50 يورو [1]."],
  ["تبلغ رسوم التذكير 1.50 يورو [١، ٩].", "تبلغ رسوم التذكير 1.50 يورو [1]."],
  ["提醒费用为1.50欧元［1］。", "提醒费用为1.50欧元[1]。"],
  ["提醒费用为1.50欧元[来源1]。", "提醒费用为1.50欧元[1]。"],
  ["Eine Mahnung kostet 1,50 Euro [Quelle 1].", "Eine Mahnung kostet 1,50 Euro [1]."],
  ["A reminder costs 1.50 euros 【1†rules】", "A reminder costs 1.50 euros [1]"],
  ["A reminder costs 1.50 euros [0]", "A reminder costs 1.50 euros"],
  ["Reminder:\n[9] costs 1.50 euros.", "Reminder:\ncosts 1.50 euros."],
])("%j is shown as %j", (answer, shown) => {
  expect(checked(answer).shown).toBe(shown);
});

it("a mark whose passage says another number is taken out and listed", () => {
  const { shown, dropped } = checked("A reminder costs 7.50 euros [1].");
  expect(shown).toBe("A reminder costs 7.50 euros.");
  expect(dropped).toEqual([{ mark: "[1]", sentence: "A reminder costs 7.50 euros" }]);
});

it("a mark whose passage is about something else is taken out", () => {
  expect(checked("The founder was a painter from Lisbon [2].").shown).toBe(
    "The founder was a painter from Lisbon.",
  );
});

it("each half of a sentence is held against its own mark", () => {
  const answer = "A reminder costs 1.50 euros [1] and the library opens at 10:00 on Saturday [2].";
  expect(checked(answer).shown).toBe(answer);
});

it.each([1, 2, 3, 5, 8])("marks are found in pieces of %i letters", (size) => {
  const answer =
    "A reminder costs 1.50 euros [1, 9]. It opens at 10:00 on Saturday [2] [7].\n\n- Four weeks for books [1]";
  const { shown, dropped } = checked(answer, size);
  expect(shown).toBe(
    "A reminder costs 1.50 euros [1]. It opens at 10:00 on Saturday [2].\n\n- Four weeks for books [1]",
  );
  expect(dropped.map(({ mark }) => mark)).toEqual(["[9]", "[7]"]);
});

it("text is passed on at once, but for half a mark and the white space before it", () => {
  const { pass } = checkCitations(passages);
  expect(["A reminder", " costs", " 1.50 euros", " [", "1", "] in", " all"].map(pass)).toEqual([
    "A reminder",
    " costs",
    " 1.50 euros",
    "",
    "",
    " [1] in",
    " all",
  ]);
});

it("brackets that are no marks stay: code, years, words", () => {
  const answer = "Call `rows[9]` as in [2020] or [see below], or:\n```\nlist[7]\n```\nand (9).";
  expect(checked(answer, 3).shown).toBe(answer);
});

it("sentences that no passage supports are listed; questions, courtesies and leads are not", () => {
  const answer =
    "Of course! Here are the prices:\n\n- A reminder costs 1.50 euros [1]\n\nMembership is free for veterans and their families. Would you like to know the opening hours of a branch? The documents do not say anything about parking.";
  expect(checked(answer).unsupported).toEqual(["Membership is free for veterans and their families."]);
});
