import { expect, it } from "vitest";
import { mayAccountsConnect } from "#platform/models/account/account-providers.ts";

it("accounts may set up a provider unless the installation says no", () => {
  expect(mayAccountsConnect({})).toBe(true);
  expect(mayAccountsConnect({ ACCOUNT_PROVIDERS: "no" })).toBe(false);
  expect(() => mayAccountsConnect({ ACCOUNT_PROVIDERS: "off" })).toThrow(
    'ACCOUNT_PROVIDERS does not know "off"',
  );
});
