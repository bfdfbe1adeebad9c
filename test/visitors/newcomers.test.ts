import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, it, vi } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#platform/rate-limit/visitor-limits.ts")),
  ...(await import("#platform/rate-limit/owner-limits.ts")),
});

describeOnEachEngine("what a chatbot answers", importing, (loaded, table) => {
  beforeEach(() => void vi.stubEnv("APP_SECRET", "secret").stubEnv("VISITOR_LIMITS", ""));

  const asking =
    (chatbotId: string) =>
    (address: string, sessionId: string = newId("session")) =>
      loaded()
        .limitQuestions({ chatbotId, sessionId }, { address })
        .then(
          () => "answered" as const,
          (error: Error) => error.message,
        );
  const answeredOf = async (times: number, ask: (at: number) => Promise<string>) => {
    const replies = await Promise.all(Array.from({ length: times }, (_, at) => ask(at)));
    return replies.filter((reply) => reply === "answered").length;
  };

  it("in a minute is not for five busy networks alone", async () => {
    const ask = asking(newId("chatbot"));
    await answeredOf(5 * 80, (at) => ask(`192.0.2.${at % 5}`));
    expect(await ask("198.51.100.1")).toBe("answered");
  });

  it("in a day is not for five busy networks alone", async () => {
    vi.stubEnv("VISITOR_LIMITS", "session=1000000,address=1000000,chatbot=1000000,day=400");
    const ask = asking(newId("chatbot"));
    const busy = await answeredOf(5 * 100, (at) => ask(`192.0.2.${at % 5}`));
    expect(busy).toBe(300);
    expect(await ask("192.0.2.1")).toContain("has reached its limit of answers for today");
    expect(await answeredOf(100, (at) => ask(`198.51.100.${at}`))).toBe(100);
  });

  it("is bounded for a site with many IPv6 networks", async () => {
    vi.stubEnv("VISITOR_LIMITS", "address=5");
    const ask = asking(newId("chatbot"));
    expect(await answeredOf(60, (at) => ask(`2001:db8:1:${at.toString(16)}::1`))).toBe(20);
    expect(await ask("2001:db8:2::1")).toBe("answered");
  });

  it("is counted in items that do not grow with the number of visitors", async () => {
    const chatbotId = newId("chatbot");
    const ask = asking(chatbotId);
    for (let at = 0; at < 200; at++) await ask(`10.0.${at}.1`);
    const { Items = [] } = await table().send(new ScanCommand({ TableName }));
    const own = Items.filter(({ pk }) => String(pk).startsWith(`LIMIT#${chatbotId}`));
    expect(Math.max(...own.map((item) => JSON.stringify(item).length))).toBeLessThan(300);
  });

  it("owners ask within limits for a minute and a day too", async () => {
    vi.stubEnv("VISITOR_LIMITS", "owner=5,ownerDay=8");
    const account = uniqueId("usr");
    const now = vi.spyOn(Date, "now");
    const minute = Date.parse("2026-01-01T12:00:00.000Z");
    const askAt = (at: number) => {
      now.mockReturnValue(at);
      return loaded()
        .limitOwner(account)
        .then(
          () => "answered",
          (error: Error) => error.message,
        );
    };
    const first = [];
    for (let at = 0; at < 6; at++) first.push(await askAt(minute));
    expect(first.slice(4)).toEqual([
      "answered",
      "Your account asked many questions in a short time. Please try again in 60 seconds.",
    ]);
    for (let at = 0; at < 3; at++) expect(await askAt(minute + 60_000)).toBe("answered");
    expect(await askAt(minute + 60_000)).toBe(
      "Your account has reached its limit of questions for today. Please try again in 12 hours.",
    );
    now.mockRestore();
  });
});
