import { describe, expect, it } from "vitest";
import { dateTokens } from "#platform/dates/date-terms.ts";
import { datesIn } from "#platform/dates/dates-in.ts";
import { interfaceLanguages } from "#shared/interface-languages.ts";
import { languages } from "#shared/languages.ts";

const fifthOfMarch = { year: 2026, month: 3, day: 5 };
const meant = (text: string) => datesIn(text).map(({ dates }) => dates);

it.each([
  "2026-03-05",
  "2026-03-05T10:00",
  "5 March 2026",
  "Thursday, March 5th, 2026",
  "the 5th of March, 2026",
  "05-Mar-26",
  "05.03.2026",
  "5.3.26",
  "5. März 2026",
  "1er août, puis 5 mars 2026",
  "5 de marzo de 2026",
  "2026. március 5.",
  "ngày 5 tháng 3 năm 2026",
  "2026年3月5日",
  "令和8年3月5日",
  "2026년 3월 5일",
  "٥ مارس ٢٠٢٦",
  "۲۰۲۶/۰۳/۰۵",
  "५ मार्च २०२६",
  "๕ มีนาคม ๒๕๖๙",
  "2026. 3. 5.",
])("%s is the fifth of March 2026", (text) => {
  expect(meant(text).at(-1)).toEqual([fifthOfMarch]);
});

it.each([
  ["3/5/2026", [{ year: 2026, month: 5, day: 3 }, fifthOfMarch]],
  ["13/5/2026", [{ year: 2026, month: 5, day: 13 }]],
  ["5/13/2026", [{ year: 2026, month: 5, day: 13 }]],
  ["5 March", [{ month: 3, day: 5 }]],
  ["March 2026", [{ year: 2026, month: 3 }]],
  ["03/2026", [{ year: 2026, month: 3 }]],
  ["Q2 2026", [{ year: 2026, month: 4, lastMonth: 6 }]],
])("%s is read as far as it says", (text, dates) => {
  expect(meant(text)).toEqual([dates]);
});

it.each([
  "version 1.2.3",
  "10.0.0.1",
  "1.50 euros",
  "room 5 may be free",
  "12 set menus",
  "10:30",
  "the 45th item",
  "30 items",
])("%s is no date", (text) => {
  expect(meant(text)).toEqual([]);
});

it("3/5/2026 has one meaning where the document has a date that tells the order", () => {
  expect(datesIn("3/5/2026", "month").map(({ dates }) => dates)).toEqual([[fifthOfMarch]]);
});

describe.each([...new Set([...languages, ...interfaceLanguages])])("in %s", (language) => {
  const formats = (["long", "short"] as const).flatMap((month) =>
    [undefined, "long" as const].map(
      (weekday) =>
        new Intl.DateTimeFormat(language, {
          day: "numeric",
          month,
          year: "numeric",
          weekday,
          timeZone: "UTC",
        }),
    ),
  );

  it("each month is known by its long and its short name", () => {
    for (const format of formats)
      for (let month = 0; month < 12; month++) {
        const day = `2026${String(month + 1).padStart(2, "0")}05`;
        expect(dateTokens(format.format(Date.UTC(2026, month, 5)))).toContain(day);
      }
  });
});
