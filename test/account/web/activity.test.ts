import { expect, it } from "vitest";
import type { Activity } from "#shared/account/activity.ts";
import { daysOf } from "#web/features/account/activity/days.ts";
import { actorName, sentenceOf } from "#web/lib/format/activity-sentence.ts";

const entry = (at: string, rest: Partial<Activity> = {}): Activity => ({
  id: `act_${at}`,
  at,
  actor: { user_id: "u1" },
  action: "signed_in",
  ...rest,
});

it("activity is grouped by day, named as people name days", () => {
  const now = new Date("2026-11-22T15:00:00");
  const at = [
    "2026-11-22T09:00:00",
    "2026-11-22T08:00:00",
    "2026-11-21T23:00:00",
    "2026-11-15T08:00:00",
    "2025-12-24T08:00:00",
  ];
  const days = daysOf(
    at.map((one) => entry(new Date(one).toISOString())),
    now,
  );
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Sunday, Nov 15", 1],
    ["Dec 24, 2025", 1],
  ]);
});

it("an entry names its subject as it was then, and its user by name, address or id", () => {
  const subject = { kind: "widget", id: "wid_1", name: "Shop" } as const;
  expect(sentenceOf(entry("2026-11-22T09:00:00Z", { action: "deleted", subject }))).toEqual({
    before: "Widget",
    name: "Shop",
    after: "deleted",
  });
  expect(sentenceOf(entry("2026-11-22T09:00:00Z"))).toEqual({ before: "Signed in" });
  const named = (actor: Activity["actor"]) => actorName(entry("2026-11-22T09:00:00Z", { actor }));
  expect([
    named({ user_id: "u", name: "Ann", email: "a@b" }),
    named({ user_id: "u", email: "a@b" }),
    named({ user_id: "u" }),
  ]).toEqual(["Ann", "a@b", "u"]);
});
