import { expect, it } from "vitest";
import { refusedSignUp, signUpRule } from "#platform/access/owner/sign-up-rule.ts";

it("anybody may make an account unless the deployment says otherwise", () => {
  expect(refusedSignUp(signUpRule({}), "ann@example.org")).toBeUndefined();
});

it("with invite, the named addresses and all of the named domains may", () => {
  const rule = signUpRule({ SIGN_UP: "invite", SIGN_UP_FOR: "Example.org, bob@partner.com" });
  expect(refusedSignUp(rule, "Ann@EXAMPLE.org")).toBeUndefined();
  expect(refusedSignUp(rule, "bob@partner.com")).toBeUndefined();
  for (const other of [
    "eve@partner.com",
    "eve@sub.example.org",
    "eve@notexample.org",
    "example.org@evil.com",
  ])
    expect(refusedSignUp(rule, other), other).toMatch(/invited people/);
});

it("when closed, nobody may", () => {
  expect(refusedSignUp(signUpRule({ SIGN_UP: "closed" }), "ann@example.org")).toMatch(/No new accounts/);
});

it.each([
  [{ SIGN_UP: "openn" }, /SIGN_UP does not know "openn"/],
  [{ SIGN_UP: "invite" }, /SIGN_UP_FOR names/],
  [{ SIGN_UP: "invite", SIGN_UP_FOR: "not a domain" }, /not "not a domain"/],
  [{ SIGN_UP: "closed", SIGN_UP_FOR: "example.org" }, /is for SIGN_UP=invite/],
])("a rule that makes no sense is refused: %j", (environment, message) => {
  expect(() => signUpRule(environment)).toThrow(message);
});
