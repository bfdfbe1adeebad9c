import { describe, expect, it } from "vitest";
import { isInApp, redirectOf } from "#web/features/account/auth/redirect.ts";

const target = (query: string) => redirectOf(new URLSearchParams(query));

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
    expect(redirectOf(new URLSearchParams({ redirect }))).toBe("/app");
  });

  it("no disguise leads to another site", () => {
    const signs = [
      "",
      "\t",
      "\n",
      "\r",
      "\u0000",
      "\u0001",
      " ",
      "\u00a0",
      "\u200b",
      "\\",
      "/",
      "%2f",
      "%5c",
      "%09",
      "@",
      ".",
      ";",
    ];
    const starts = [
      "/",
      "//",
      "/\\",
      "\\/",
      "\\\\",
      "https:",
      "https:/",
      "javascript:",
      "/javascript:",
      "data:",
      "",
    ];
    const site = "https://here.example";
    const addresses = starts.flatMap((start) =>
      signs.flatMap((one) => signs.map((other) => `${one}${start}${other}elsewhere.example/x`)),
    );
    expect(addresses.length).toBeGreaterThan(3000);
    const away = addresses.filter(
      (redirect) =>
        new URL(redirectOf(new URLSearchParams({ redirect, code: "k" })), `${site}/login`).origin !== site,
    );
    expect(away).toEqual([]);
  });

  it("knows the app's own pages from other pages of the site", () => {
    expect(["/app", "/app/chat", "/app?x=1"].every(isInApp)).toBe(true);
    expect(["/apple", "/jobs/cook"].some(isInApp)).toBe(false);
  });
});
