import type { Context } from "aws-lambda";
import { afterEach, expect, it, vi } from "vitest";
import { onSignIn } from "#platform/events/on-sign-in.ts";
import { logger } from "#platform/logging/logger.ts";

const context = { awsRequestId: "request" } as Context;
const event = {
  triggerSource: "PostAuthentication_Authentication",
  request: { userAttributes: { sub: "usr_ann", email: "ann@example.com", "custom:company": "Ann & Co" } },
  response: {},
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a sign-in is handed on with its user, and Cognito gets its event back", async () => {
  const work = vi.fn(async () => {});
  expect(await onSignIn(work)(event, context)).toBe(event);
  expect(work.mock.calls).toEqual([[{ userId: "usr_ann", email: "ann@example.com", name: undefined }]]);
});

it("a sign-in that cannot be logged keeps nobody out", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const work = vi.fn(async () => Promise.reject(new Error("The table is gone.")));
  expect(await onSignIn(work)(event, context)).toBe(event);
  expect(await onSignIn(work)({ request: {} }, context)).toEqual({ request: {} });
  expect(logged).toHaveBeenCalledTimes(2);
});

it("a sign-in that takes too long to log is over before Cognito gives up", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  vi.useFakeTimers();
  const answered = onSignIn(() => new Promise(() => {}))(event, context);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answered).toBe(event);
  expect(logged).toHaveBeenCalledOnce();
});
