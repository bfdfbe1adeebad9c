import { describe, expect, it } from "vitest";
import type { Dashboard } from "#shared/analytics/routes.ts";
import { changeOf } from "#web/features/analytics/dashboard/change.ts";
import { nameIn } from "#web/features/analytics/dashboard/greeting.ts";
import { stepsOf } from "#web/features/analytics/dashboard/progress.ts";

const figure = { total: 0, thisMonth: 0, lastMonth: 0, changePercent: null };
const nothing: Dashboard = {
  activeChatbots: figure,
  messagesHandled: figure,
  documents: 0,
  completedDocuments: 0,
  sampleDocuments: 0,
  conversations: 0,
  queries: 0,
  visitorConversations: 0,
  visitorQueries: 0,
  publishedChatbots: 0,
  widgets: 0,
};
const done = (figures: Partial<Dashboard>) => stepsOf({ ...nothing, ...figures }).map((step) => step.isDone);

describe("the dashboard", () => {
  it("[DASH-001] greets by the part of the email before the at-sign with a capital first letter", () => {
    expect(nameIn("ann.lee@example.com")).toBe("Ann.lee");
  });

  it("says how a figure moved against last month", () => {
    expect(changeOf({ ...figure, changePercent: 18.4 })).toEqual({
      text: "+18% from last month",
      direction: "up",
    });
    expect(changeOf({ ...figure, changePercent: -25 })).toEqual({
      text: "−25% from last month",
      direction: "down",
    });
  });

  it("claims no change where last month had nothing", () => {
    expect(changeOf({ ...figure, thisMonth: 3 })).toEqual({ text: "3 this month, none last month" });
  });

  it("ticks a first step only when it was really taken", () => {
    expect(done({})).toEqual([false, false, false]);
    expect(done({ activeChatbots: { ...figure, total: 1 }, documents: 1 })).toEqual([true, false, false]);
    expect(done({ completedDocuments: 1, queries: 1 })).toEqual([false, true, false]);
    expect(done({ queries: 1, widgets: 1 })).toEqual([false, false, true]);
  });
});
