import { afterEach, expect, it, vi } from "vitest";
import type { Figures } from "#shared/analytics/shapes.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { at, figuresScene, importing } from "./figures-scene.ts";
import { terra, visitorOf } from "./told.ts";

afterEach(() => vi.useRealTimers());

/** The zone's own calendar, by another way than the product's. */
const dayIn = (timeZone: string, moment: string) =>
  new Date(moment).toLocaleDateString("sv-SE", { timeZone });
const hourIn = (timeZone: string, moment: string) =>
  Number(new Date(moment).toLocaleTimeString("sv-SE", { timeZone }).slice(0, 2));

describeOnEachEngine("the figures of a period", importing, (loaded) => {
  const { accountIn, chatbotIn, figures } = figuresScene(loaded);

  it.each([
    "UTC",
    "Asia/Kolkata",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Europe/Berlin",
    "Pacific/Kiritimati",
  ])("equal a count of the messages by the calendar of %s, across changes of summer time", async (zone) => {
    at("2026-10-20T00:00:00Z");
    const accountId = await accountIn(zone);
    const chatbot = await chatbotIn(accountId);
    const moments = Array.from({ length: 40 }, (_, n) =>
      new Date(Date.UTC(2026, 9, 20, 22, 31) + n * 9.7 * 3_600_000).toISOString(),
    );
    for (const [n, moment] of moments.entries()) {
      at(moment);
      await visitorOf(loaded(), chatbot, n % 2 === 0 ? "widget" : "page").ask({ responseTime: 10 * n });
    }
    const { days, hours, figures: whole, ...overview } = await figures(accountId, { days: "30" });
    const counted = Map.groupBy(moments, (moment) => dayIn(zone, moment));
    for (const { day, conversations, messages, visitors, answered } of days) {
      const own = counted.get(day)?.length ?? 0;
      expect([day, conversations, messages, visitors, answered]).toEqual([day, own, 2 * own, own, own]);
    }
    expect(whole).toMatchObject({ conversations: 40, messages: 80, answered: 40, averageResponse: 195 });
    for (const { weekday, hour, conversations } of hours) {
      const own = moments.filter(
        (moment) =>
          hourIn(zone, moment) === hour && (new Date(dayIn(zone, moment)).getUTCDay() || 7) === weekday,
      );
      expect(conversations).toBe(own.length);
    }
    expect(hours.reduce((sum, { conversations }) => sum + conversations, 0)).toBe(40);
    expect(overview).toMatchObject({ timeZone: zone, isComplete: true, formerZone: null });
    expect(await loaded().differencesOf(accountId)).toEqual([]);
  });

  it("[ANALYT-006] stand beside those of the period before, of equal length", async () => {
    at("2026-11-08T12:00:00Z");
    const accountId = await accountIn();
    const chatbot = await chatbotIn(accountId);
    const visitor = visitorOf(loaded(), chatbot);
    await visitor.ask({ usage: terra, responseTime: 300 });
    for (const day of ["2026-11-09", "2026-11-15", "2026-11-16", "2026-11-22"]) {
      at(`${day}T23:59:59Z`);
      await visitorOf(loaded(), chatbot).ask({ usage: terra });
    }
    const { period, periodBefore, figures: now, figuresBefore: before, days } = await figures(accountId);
    expect([period, periodBefore]).toEqual([
      { first: "2026-11-16", last: "2026-11-22" },
      { first: "2026-11-09", last: "2026-11-15" },
    ]);
    const two = { conversations: 2, messages: 4, tokens: 2200, averageResponse: 100, visitors: 2 };
    expect([now, before]).toMatchObject([two, two]);
    expect(now.cost).toBeCloseTo(2 * (1000 * 1e-6 + 100 * 5e-6), 9);
    expect(days.map(({ day, conversations, before: other }) => [day, conversations, other])).toEqual([
      ["2026-11-16", 1, { day: "2026-11-09", conversations: 1 }],
      ...["17", "18", "19", "20", "21"].map((n) => [
        `2026-11-${n}`,
        0,
        { day: `2026-11-${Number(n) - 7}`, conversations: 0 },
      ]),
      ["2026-11-22", 1, { day: "2026-11-15", conversations: 1 }],
    ]);
    const long = await figures(accountId, { days: "30" });
    expect(long.figures).toMatchObject({ conversations: 5, tokens: 5500, averageResponse: 140 });
    expect(long.figuresBefore.conversations).toBe(0);
  });

  it("[ANALYT-013] response times are averaged per chatbot first and then across chatbots", async () => {
    at("2026-11-22T12:00:00Z");
    const accountId = await accountIn();
    const [busy, quiet] = [await chatbotIn(accountId, "Busy"), await chatbotIn(accountId, "Quiet")];
    for (const responseTime of [100, 100, 100, 100]) await visitorOf(loaded(), busy).ask({ responseTime });
    await visitorOf(loaded(), quiet).ask({ responseTime: 1000 });
    await visitorOf(loaded(), quiet).ask({ outcome: "paused", responseTime: 5 });
    const { figures: whole, chatbots } = await figures(accountId);
    expect(whole).toMatchObject({ averageResponse: 550, timedAnswers: 5 });
    expect(chatbots.map(({ name, averageResponse }) => [name, averageResponse])).toEqual([
      ["Busy", 100],
      ["Quiet", 1000],
    ]);
  });

  it("tell answers by their end, conversations with an open question, and visitors once a day", async () => {
    at("2026-11-20T12:00:00Z");
    const accountId = await accountIn();
    const chatbot = await chatbotIn(accountId);
    const visitor = visitorOf(loaded(), chatbot);
    await visitor.ask({ outcome: "refused" });
    await visitor.ask({ outcome: "refused" });
    at("2026-11-21T12:00:00Z");
    for (const outcome of ["answered", "small_talk", "paused"]) await visitor.ask({ outcome });
    await visitorOf(loaded(), chatbot).ask();
    const held = visitorOf(loaded(), chatbot);
    await held.ask();
    const present = await held.present();
    if (!present) throw new Error("Nothing is asked.");
    const { conversationStore } = loaded();
    const { claim } = await conversationStore.handoff();
    const claimed = await claim(present, { id: "usr_lena" }, "2026-11-21T13:00:00.000Z");
    for (const question of ["Are you there?", "Hello?"])
      await expect(
        conversationStore.leaveToHolder((await held.present()) ?? claimed, question),
      ).rejects.toMatchObject({ code: "conflict" });
    const { figures: whole, days } = await figures(accountId);
    const expected: Partial<Figures> = {
      conversations: 3,
      messages: 16,
      questions: 7,
      answered: 3,
      refused: 2,
      smallTalk: 1,
      paused: 1,
      stopped: 0,
      handed: 2,
      unresolved: 2,
      visitors: 4,
    };
    expect(whole).toMatchObject(expected);
    expect(days.slice(-2).map(({ visitors }) => visitors)).toEqual([1, 3]);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
  });

  it("count an opinion on the day of its answer, and once however often it changes", async () => {
    at("2026-11-10T12:00:00Z");
    const accountId = await accountIn();
    const chatbot = await chatbotIn(accountId);
    const [one, other] = [visitorOf(loaded(), chatbot), visitorOf(loaded(), chatbot)];
    await one.ask();
    await other.ask();
    at("2026-11-20T12:00:00Z");
    await one.ask();
    const before = await figures(accountId, { days: "30" });
    expect(before.figures).toMatchObject({ liked: 0, disliked: 0 });
    for (const rating of ["up", "down", "down"] as const) await one.rate(rating);
    await one.rate("up", 1);
    await other.rate("up");
    await other.rate(null);
    const { figures: whole, days } = await figures(accountId, { days: "30" });
    expect(whole).toMatchObject({ liked: 1, disliked: 1 });
    const rated = days.filter(({ liked, disliked }) => liked || disliked);
    expect(rated.map(({ day, liked, disliked }) => [day, liked, disliked])).toEqual([
      ["2026-11-10", 0, 1],
      ["2026-11-20", 1, 0],
    ]);
    expect(await loaded().differencesOf(accountId)).toEqual([]);
  });
});
