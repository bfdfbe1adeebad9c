import { CognitoIdentityProviderClient, GetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it, vi } from "vitest";
import { isSessionLive } from "#platform/access/owner/session-check.ts";
import { logger } from "#platform/logging/logger.ts";

const pool = mockClient(CognitoIdentityProviderClient);

beforeEach(() => {
  pool.reset();
});

const refused = (name: string) => Object.assign(new Error(name), { name });

it("a session is asked about once in half a minute, and its end is seen then", async () => {
  pool.on(GetUserCommand).resolves({});
  expect(await isSessionLive("ann's", 0)).toBe(true);
  pool.on(GetUserCommand).rejects(refused("NotAuthorizedException"));
  expect(await isSessionLive("ann's", 29_999)).toBe(true);
  expect(pool.commandCalls(GetUserCommand)).toHaveLength(1);
  expect(await isSessionLive("ann's", 30_000)).toBe(false);
  expect(pool.commandCalls(GetUserCommand)[0]?.args[0].input).toEqual({ AccessToken: "ann's" });
});

it("a deleted user's session has ended", async () => {
  pool.on(GetUserCommand).rejects(refused("UserNotFoundException"));
  expect(await isSessionLive("bob's", 0)).toBe(false);
});

it("a pool that does not answer keeps nobody out", async () => {
  const warned = vi.spyOn(logger, "warn").mockReturnValue();
  pool.on(GetUserCommand).rejects(refused("TooManyRequestsException"));
  expect(await isSessionLive("carl's", 0)).toBe(true);
  expect(warned).toHaveBeenCalledOnce();
});
