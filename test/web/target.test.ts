import { describe, expect, it } from "vitest";
import { isInApp, targetOf } from "../../web/src/features/auth/target.ts";

const target = (query: string) => targetOf(new URLSearchParams(query));

describe("where signing in leads", () => {
  it("[AUTH-010] a code is carried on to the redirect", () => {
    expect(target("redirect=/app/chat&code=k1")).toBe("/app/chat?code=k1");
  });

  it("[AUTH-011] a redirect without a code is taken as it is", () => {
    expect(target("redirect=/app/documents%3FragSystemId%3Dbot_1")).toBe("/app/documents?ragSystemId=bot_1");
  });

  it("leads to the app where no redirect was given", () => {
    expect(target("code=k1")).toBe("/app");
  });

  it.each([
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ])("does not follow %s", (redirect) => {
    expect(targetOf(new URLSearchParams({ redirect }))).toBe("/app");
  });

  it("knows the app's own pages from other pages of the site", () => {
    expect(["/app", "/app/chat", "/app?x=1"].every(isInApp)).toBe(true);
    expect(["/apple", "/jobs/cook"].some(isInApp)).toBe(false);
  });
});
