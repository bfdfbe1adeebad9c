import { expect, it } from "vitest";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { uniqueId } from "../unique-id.ts";

const importing = () => import("#lambdas/reports/subscription.ts");

describeOnEachEngine("a subscription of the weekly report", importing, (loaded) => {
  const monday = "2026-11-23T07:00:00.000Z";
  const at = (time: string) => new Date(time);
  const subscribed = async () => {
    const one = { account_id: uniqueId("usr"), user_id: uniqueId("usr"), time_zone: "Europe/Berlin" };
    await loaded().subscriptions.save({ ...one, next_report_at: monday });
    return one;
  };
  const dueOf = async ({ user_id }: { user_id: string }, now: Date) =>
    (await Array.fromAsync(loaded().subscriptions.due(now))).find((one) => one.user_id === user_id);

  it("is due from its Monday on, is taken by one process, and not before it gives up by another", async () => {
    const one = await subscribed();
    expect(await dueOf(one, at("2026-11-23T06:59:59Z"))).toBeUndefined();
    const due = await dueOf(one, at("2026-11-23T07:10:00Z"));
    if (!due) throw new Error("It is not due.");
    const { take } = loaded().subscriptions;
    const now = at("2026-11-23T07:10:00Z");
    expect((await Promise.all([take(due, now), take(due, now)])).toSorted()).toEqual([false, true]);
    const taken = await loaded().subscriptions.find(one);
    if (!taken) throw new Error("It is gone.");
    expect(await take(taken, at("2026-11-23T07:15:00Z"))).toBe(false);
    expect(await take(taken, at("2026-11-23T07:25:00Z"))).toBe(true);
  });

  it("is done once, stays ended if it was ended on the way, and is due again a week later", async () => {
    const one = await subscribed();
    const { done, remove } = loaded().subscriptions;
    const due = { ...one, next_report_at: monday };
    const next = "2026-11-30T07:00:00.000Z";
    expect([await done(due, next), await done(due, next)]).toEqual([true, false]);
    expect(await dueOf(one, at("2026-11-23T09:00:00Z"))).toBeUndefined();
    expect((await dueOf(one, at(next)))?.next_report_at).toBe(next);
    await remove(one);
    expect(await done({ ...one, next_report_at: next }, "2026-12-07T07:00:00.000Z")).toBe(false);
    expect(await loaded().subscriptions.find(one)).toBeUndefined();
  });
});
