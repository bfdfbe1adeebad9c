import { expect, it } from "vitest";
import { problemWith } from "#web/features/account/auth/new-password.ts";

it("a password that differs from its confirmation is refused first", () => {
  expect(problemWith("weak", "weaker")).toEqual({
    field: "confirmation",
    message: "Passwords do not match",
  });
});

it("a password that misses a rule is refused", () => {
  expect(problemWith("lowercase1", "lowercase1")).toEqual({
    field: "password",
    message: "Please meet all password requirements",
  });
});

it("a password that meets every rule is taken", () => {
  expect(problemWith("Enough-for-1", "Enough-for-1")).toBeUndefined();
});
