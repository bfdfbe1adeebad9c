import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import type { Bound } from "#platform/rate-limit/limits.ts";
import { newId } from "#platform/table/new-id.ts";
import { describeOnEachEngine, TableName } from "../../dynamodb/product-table.ts";

const importing = () => import("#platform/rate-limit/limits.ts");

const noon = Date.parse("2026-01-01T12:00:00.000Z");
const by = (name: string, most: number): Bound => ({ name, most, refusal: `${name} is full.` });

describeOnEachEngine("a limit on requests", importing, (loaded, table) => {
  const ask = (subject: string, bounds: [Bound, ...Bound[]], now = noon) =>
    loaded().limits({ subject, per: "minute", bounds }).pass(now);
  /** How many of so many at once passed. */
  const passed = async (times: number, asked: () => Promise<unknown>) => {
    const settled = await Promise.allSettled(Array.from({ length: times }, asked));
    for (const one of settled)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "rate_limited" });
    return settled.filter(({ status }) => status === "fulfilled").length;
  };

  it("lets exactly as many pass as it says, however many ask at once", async () => {
    const subject = newId("chatbot");
    expect(await passed(60, () => ask(subject, [by("ann", 20)]))).toBe(20);
    expect(await passed(10, () => ask(subject, [by("ann", 20)]))).toBe(0);
  });

  it("holds for each of several at once, whatever order they come in", async () => {
    const subject = newId("chatbot");
    const names = ["ann", "bob", "cy", "dee"];
    let asked = 0;
    const some = () => ask(subject, [by(names[asked++ % 4] ?? "", 7), by("network", 25), by("all", 22)]);
    expect(await passed(80, some)).toBe(22);
  });

  it("leaves others alone: another name, another subject", async () => {
    const subject = newId("chatbot");
    await passed(9, () => ask(subject, [by("ann", 3)]));
    expect(await passed(9, () => ask(subject, [by("bob", 3)]))).toBe(3);
    const other = newId("chatbot");
    expect(await passed(9, () => ask(other, [by("ann", 3)]))).toBe(3);
  });

  it("counts a refused request for nobody", async () => {
    const subject = newId("chatbot");
    await passed(9, () => ask(subject, [by("ann", 3), by("all", 5)]));
    expect(await passed(9, () => ask(subject, [by("bob", 9), by("all", 5)]))).toBe(2);
  });

  it("tells what is left of the first, and of the one that is full", async () => {
    const subject = newId("chatbot");
    const limits: [Bound, Bound] = [by("ann", 5), by("all", 2)];
    expect(await ask(subject, limits, noon + 12_300)).toEqual({ limit: 5, remaining: 4, resetSeconds: 48 });
    await ask(subject, limits);
    await expect(ask(subject, limits, noon + 59_001)).rejects.toMatchObject({
      message: "all is full. Please try again in 1 second.",
      rate: { limit: 2, remaining: 0, resetSeconds: 1 },
    });
  });

  it("starts anew with the next minute and not before", async () => {
    const subject = newId("chatbot");
    await passed(3, () => ask(subject, [by("ann", 2)]));
    expect(await passed(3, () => ask(subject, [by("ann", 2)], noon + 59_999))).toBe(0);
    expect(await passed(3, () => ask(subject, [by("ann", 2)], noon + 60_000))).toBe(2);
  });

  it("holds for a day of the clock in UTC too, and says in hours or minutes when it is over", async () => {
    const subject = newId("chatbot");
    const inDay = (now: number) =>
      loaded()
        .limits({ subject, per: "day", bounds: [by("all", 2)] })
        .pass(now);
    expect(await passed(5, () => inDay(noon))).toBe(2);
    await expect(inDay(noon + 3_600_000)).rejects.toMatchObject({
      message: "all is full. Please try again in 11 hours.",
      rate: { limit: 2, remaining: 0, resetSeconds: 39_600 },
    });
    await expect(inDay(noon + 38_280_000)).rejects.toMatchObject({
      message: "all is full. Please try again in 82 minutes.",
    });
    expect(await passed(1, () => inDay(noon + 43_199_999))).toBe(0);
    expect(await passed(5, () => inDay(noon + 43_200_000))).toBe(2);
  });

  it("gives back what was refused for another reason", async () => {
    const subject = newId("chatbot");
    await passed(3, () => ask(subject, [by("all", 3)]));
    await loaded()
      .limits({ subject, per: "minute", bounds: [by("all", 3)] })
      .giveBack(["all"], noon);
    expect(await passed(3, () => ask(subject, [by("all", 3)]))).toBe(1);
  });

  it("leaves a row that the table forgets when the minute is over", async () => {
    const subject = newId("chatbot");
    await ask(subject, [by("ann", 2)]);
    const Key = { pk: `LIMIT#${subject}`, sk: "2026-01-01T12:00:00.000Z" };
    const { Item } = await table().send(new GetCommand({ TableName, Key }));
    expect(Item).toEqual({ ...Key, ann: 1, ttl: noon / 1000 + 60 });
  });
});
