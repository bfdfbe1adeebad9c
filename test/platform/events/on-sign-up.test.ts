import type { Context } from "aws-lambda";
import { expect, it } from "vitest";
import { onSignUp } from "#platform/events/on-sign-up.ts";

const context = { awsRequestId: "request" } as Context;
const event = {
  triggerSource: "PreSignUp_SignUp",
  request: { userAttributes: { email: "ann@example.com" } },
  response: {},
};
const nobody = (email: string) => `${email} gets no account.`;

it("an admitted address gets its event back, a refused one the reason", async () => {
  expect(await onSignUp(() => undefined)(event, context)).toBe(event);
  await expect(onSignUp(nobody)(event, context)).rejects.toThrow("ann@example.com gets no account.");
});

it("an account that an administrator makes is not refused", async () => {
  const byAdministrator = { ...event, triggerSource: "PreSignUp_AdminCreateUser" };
  expect(await onSignUp(nobody)(byAdministrator, context)).toBe(byAdministrator);
});
