import { expect, it } from "vitest";
import { refusalOf } from "#web/features/auth/new-password.ts";

it("a password that differs from its confirmation is refused first", () => {
  expect(refusalOf("weak", "weaker")).toBe("Passwords do not match");
});

it("a password that misses a rule is refused", () => {
  expect(refusalOf("lowercase1", "lowercase1")).toBe("Please meet all password requirements");
});

it("a password that meets every rule is taken", () => {
  expect(refusalOf("Enough-for-1", "Enough-for-1")).toBeUndefined();
});
