import { expect, it } from "vitest";
import { supportEmail } from "#infra/local/site/support-email.ts";

it("an address for help may be named, and anything else stops the start with advice", () => {
  expect(supportEmail("")).toBeUndefined();
  expect(supportEmail("support@example.com")).toBe("support@example.com");
  expect(() => supportEmail("support")).toThrow(
    /SUPPORT_EMAIL is no e-mail address: support\. Give one such as/,
  );
});
