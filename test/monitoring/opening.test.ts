import { expect, it } from "vitest";
import { openingOf } from "#lambdas/conversations/handoff/asking/opening.ts";

const week = [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "17:00" }));
const lunch = [
  { day: 6, from: "14:00", to: "24:00" },
  { day: 6, from: "10:00", to: "12:00" },
];

it.each([
  ["the first minute", "2026-11-25T08:00:00Z", week, "Europe/Berlin"],
  ["the last minute", "2026-11-25T15:59:59Z", week, "Europe/Berlin"],
  ["a Monday there that is a Sunday here", "2026-11-22T22:30:00Z", week, "Pacific/Auckland"],
  ["the end of a day", "2026-11-28T23:59:59Z", lunch, "UTC"],
])("people answer in %s", (_, at, hours, zone) => {
  expect(openingOf({ hours }, zone, new Date(at))).toEqual({ isOpen: true });
});

it.each([
  ["before the hours", "2026-11-25T07:59:59Z", week, "Europe/Berlin", "2026-11-25T08:00:00.000Z"],
  ["after the hours", "2026-11-25T16:00:00Z", week, "Europe/Berlin", "2026-11-26T08:00:00.000Z"],
  ["on a weekend", "2026-11-28T12:00:00Z", week, "Europe/Berlin", "2026-11-30T08:00:00.000Z"],
  ["in a break", "2026-11-28T12:00:00Z", lunch, "UTC", "2026-11-28T14:00:00.000Z"],
  ["after the only day", "2026-11-29T00:00:00Z", lunch, "UTC", "2026-12-05T10:00:00.000Z"],
  [
    "before summer time begins",
    "2026-03-28T12:00:00Z",
    [{ day: 7, from: "09:00", to: "10:00" }],
    "Europe/Berlin",
    "2026-03-29T07:00:00.000Z",
  ],
  [
    "on the only day, after it",
    "2026-11-25T18:00:00Z",
    [{ day: 3, from: "09:00", to: "17:00" }],
    "UTC",
    "2026-12-02T09:00:00.000Z",
  ],
])("nobody answers %s, and it is known from when", (_, at, hours, zone, opensAt) => {
  expect(openingOf({ hours }, zone, new Date(at))).toEqual({ isOpen: false, opensAt });
});
