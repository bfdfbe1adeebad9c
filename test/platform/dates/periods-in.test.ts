import { expect, it } from "vitest";
import { overlap, type Period } from "#platform/dates/period.ts";
import { periodsIn } from "#platform/dates/periods-in.ts";

const day = { year: 2026, month: 3, day: 5 };
const asked: Period = { from: day, to: day };
const includes = (text: string) =>
  periodsIn(text).map(({ periods }) => periods.some((period) => overlap(period, asked)));

it.each([
  "open from 1 to 31 March",
  "gültig 01.03.–31.03.",
  "vom 01.03. bis 31.03.2026",
  "March 1–31, 2026",
  "between 1 March and 10 March 2026",
  "on 5 and 12 March",
  "from November to March",
  "until 30 June",
  "since 2 May 2019",
  "bis zum 1. April 2026",
  "2026年3月1日から2026年3月31日まで",
  "du 1er au 10 mars 2026",
  "in March",
  "Q1 2026",
])("%s includes the fifth of March 2026", (text) => {
  expect(includes(text)).toEqual([true]);
});

it.each([
  "6 March 2026",
  "5 March 2025",
  "from 6 to 8 March 2026",
  "ab 1. April 2026",
  "until 4 March 2026",
  "Dec 20 to Jan 6",
  "In May we close",
  "Q2 2026",
])("%s does not include it", (text) => {
  expect(includes(text)).toEqual([false]);
});

it.each(["You may come", "March through the gate quietly", "a mars bar"])("%s names no month", (text) => {
  expect(periodsIn(text)).toEqual([]);
});

it.each(["Last updated: 1 February 2026", "Stand: 01.02.2026", "The Act of 3 May 1998"])(
  "%s says when a text was written",
  (text) => {
    expect(periodsIn(text)).toMatchObject([{ isRecord: true }]);
  },
);
