import { expect, it } from "vitest";
import { numbersHeld, numbersIn } from "#lambdas/chat/citations/numbers.ts";
import { supportBy } from "#lambdas/chat/citations/support.ts";
import { passageOf } from "../passage.ts";

const supports = (claim: string, ...texts: string[]) =>
  supportBy(texts.map((text) => passageOf(text)))(claim, 0);

it.each([
  ["You can keep books for up to four weeks", "Books may be kept for four weeks, films for one week."],
  ["You may keep books 4 weeks", "Books may be kept for four weeks."],
  ["It opens at 3 pm on weekdays", "On weekdays it opens at 15:00."],
  ["The fee is 1,200 euros", "A yearly fee of 1200 euros is due."],
  ["Die Gebühr für eine Mahnung beträgt 1,50 Euro", "A reminder is sent after a week and costs 1.50 euros."],
  ["提醒费用为1.50欧元", "A reminder costs 1.50 euros."],
  ["借书证的费用是10欧元", "借书证费用：每年10欧元。"],
  ["The Brandt Foundation pays", "Die Kosten trägt die Stiftung Brandt aus Bonn."],
])("%j is supported by %j", (claim, text) => {
  expect(supports(claim, text)).toBe(true);
});

it.each([
  ["You may keep books for five weeks or 35 days", "Books may be kept for four weeks."],
  ["The founder was a painter from Lisbon", "Books may be kept for four weeks."],
  ["Die Gebühr beträgt 2,50 Euro", "A reminder costs 1.50 euros."],
  ["停车费用是每小时五元", "借书证可以借四周，在前台领取。"],
])("%j is not supported by %j", (claim, text) => {
  expect(supports(claim, text)).toBe(false);
});

it("a passage that was not given supports nothing", () => {
  expect(supportBy([])("Anything at all", 0)).toBe(false);
});

it("numbers are compared however they are written", () => {
  expect(numbersIn("1,50 and 1.5 and 1,200.00 and 1 200 and ٤٢ and 05")).toEqual([
    "1.5",
    "1.5",
    "1200",
    "1",
    "200",
    "42",
    "5",
  ]);
  expect([...numbersHeld("four weeks, doce meses, 三周, 2024-03-07")]).toEqual(
    expect.arrayContaining(["4", "12", "3", "2024", "7"]),
  );
});
