import { expect, it } from "vitest";
import { nextReportAt, weekBefore } from "#lambdas/reports/local-week.ts";

it.each([
  ["a Sunday", "2026-11-22T20:00:00Z", "Europe/Berlin", "2026-11-23T07:00:00.000Z"],
  ["a Monday before eight", "2026-11-23T06:59:00Z", "Europe/Berlin", "2026-11-23T07:00:00.000Z"],
  ["a Monday at eight", "2026-11-23T07:00:00Z", "Europe/Berlin", "2026-11-30T07:00:00.000Z"],
  [
    "the week in which summer time begins",
    "2026-03-28T12:00:00Z",
    "Europe/Berlin",
    "2026-03-30T06:00:00.000Z",
  ],
  ["the week in which it ends", "2026-10-24T12:00:00Z", "Europe/Berlin", "2026-10-26T07:00:00.000Z"],
  ["a Sunday that is a Monday there", "2026-11-22T18:30:00Z", "Pacific/Auckland", "2026-11-22T19:00:00.000Z"],
  ["a zone of quarter hours", "2026-11-25T00:00:00Z", "Asia/Kathmandu", "2026-11-30T02:15:00.000Z"],
])("after %s a report is due on the next Monday at 08:00 of the zone", (_, after, zone, due) => {
  expect(nextReportAt(new Date(after), zone)).toBe(due);
});

it("a report is about the seven local days before its Monday", () => {
  const week = weekBefore("2026-11-22T19:00:00.000Z", "Pacific/Auckland");
  expect([week.length, week[0], week[6]]).toEqual([7, "2026-11-16", "2026-11-22"]);
});
