import { expect, it } from "vitest";
import type { HourFigures } from "#shared/analytics/shapes.ts";
import { changeCell, changeOf } from "#web/features/analytics/change.ts";
import { ceilingOf } from "#web/features/analytics/charts/scale.ts";
import { textOf } from "#web/features/analytics/charts/text-of.ts";
import { busiest } from "#web/features/analytics/overview/busiest.ts";
import { dayColumns, hourRows } from "#web/features/analytics/overview/columns.ts";
import { changed, viewOf } from "#web/features/analytics/use-view.ts";
import { money, namedDay, share, weekdayName } from "#web/features/analytics/words.ts";
import { dayOf, figuresOf } from "./figures.ts";

it.each([
  [120, 100, "20% from last period", "up"],
  [85, 100, "15% from last period", "down"],
  [100, 100, "No change from last period", undefined],
  [1001, 1000, "0.1% from last period", "up"],
  [7, 0, "None in the period before", undefined],
  [0, 0, "None in either period", undefined],
  [null, 1200, "None in this period", undefined],
])("%s after %s is told as %s", (now, before, text, direction) => {
  expect(changeOf({ now, before, isSmall: false })).toEqual({ text, ...(direction && { direction }) });
});

it("of a handful the difference is told, and no share of it", () => {
  expect(changeOf({ now: 4, before: 3, isSmall: true })).toEqual({
    text: "+1 from last period",
    direction: "up",
  });
  expect(changeOf({ now: 3, before: 9, isSmall: true }).text).toBe("−6 from last period");
});

it("a cell tells a change as a share, from nothing as New, and of a handful as a difference", () => {
  const cells = [
    [120, 100, false],
    [84, 100, false],
    [21, 0, false],
    [12, 9, true],
    [5, 5, false],
    [null, 5, false],
  ] as const;
  expect(cells.map(([now, before, isSmall]) => changeCell({ now, before, isSmall }))).toEqual([
    "+20%",
    "−16%",
    "New",
    "+3",
    "0",
    "–",
  ]);
});

it("days keep their date in whatever time zone they are read", () => {
  expect([namedDay("2026-11-22"), weekdayName(1, "long"), weekdayName(7)]).toEqual([
    "Sun, Nov 22",
    "Monday",
    "Sun",
  ]);
});

it("amounts below ten cents have more digits, and a part of nothing is a dash", () => {
  expect([money(4.2), money(0.0123), money(0), share(1, 4), share(0, 0)]).toEqual([
    "$4.20",
    "$0.0123",
    "$0.00",
    "25%",
    "–",
  ]);
});

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [33, 40],
  [41, 50],
  [61, 100],
  [100, 100],
  [1001, 2000],
])("an axis for %i ends at %i, which halves to a whole number", (most, ceiling) => {
  expect(ceilingOf(most)).toBe(ceiling);
});

it("[ANALYT-001] [ANALYT-002] [ANALYT-004] period, tab, chatbot and source stand in the address, with 30 days and the overview as the usual ones", () => {
  const view = (query: string) => viewOf(new URLSearchParams(query));
  expect(view("")).toEqual({ tab: "overview", filter: { days: "30" } });
  expect(view("days=90&tab=queries&chatbot=bot_a&source=widget")).toEqual({
    tab: "queries",
    filter: { days: "90", chatbotId: "bot_a", source: "widget" },
  });
  expect(view("days=31&tab=toString&source=constructor")).toEqual(view(""));
  const changedTo = (changes: object) => `${changed(new URLSearchParams("days=7&lead=x"), changes)}`;
  expect(changedTo({ days: "90", tab: "leads" })).toBe("days=90&lead=x&tab=leads");
  expect(changedTo({ days: "30", tab: "overview" })).toBe("lead=x");
});

it("the two busiest hours of the week are named", () => {
  const hour = (weekday: number, at: number, questions: number): HourFigures => ({
    weekday,
    hour: at,
    questions,
    conversations: 1,
    tokens: 100,
    cost: 0.5,
  });
  const hours = [hour(3, 10, 6), hour(3, 11, 5), hour(5, 14, 10)];
  expect(busiest(hours)).toBe("Most on Wednesday from 10 to 12 o’clock, 11 questions");
  expect(busiest([])).toBe("Questions by the hours of the week");
  expect(hourRows([...hours, hour(6, 10, 1)])[10]).toEqual({
    hour: 10,
    questions: 7,
    conversations: 2,
    tokens: 200,
    cost: 1,
  });
});

it("a table is copied with its heads, and tabs between its cells", () => {
  const day = { ...dayOf("2026-11-22"), ...figuresOf({ conversations: 1200, cost: 0.5, estimated: 1 }) };
  expect(textOf(dayColumns, [day])).toBe(
    [
      "Day\tConversations\tPeriod before\tMessages\tVisitors\tAnswers\tAvg response\tTokens\tCost",
      "Sun, Nov 22\t1,200\t3\t0\t0\t0\t–\t0\tabout $0.50",
    ].join("\n"),
  );
});
