import { expect, it } from "vitest";
import { fallbackSlug, slugText } from "#lambdas/core/slug-text.ts";

it("the fallback link is the lower-cased title without signs, hyphens for spaces, and the time", () => {
  expect(fallbackSlug("Fees & Loans 2026!", 1_700_000_000_000)).toBe(
    `fees-loans-2026-${(1_700_000_000_000).toString(36)}`,
  );
});

it("a link name keeps letters and digits and folds accents", () => {
  expect(slugText("  Où est l’été ? 24/7  ")).toBe("ou-est-l-ete-24-7");
  expect(slugText("中文")).toBe("");
  expect(slugText("x".repeat(80))).toHaveLength(60);
});
