import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { mockClient } from "aws-sdk-client-mock";
import { afterEach, expect, it, vi } from "vitest";
import { requireOperator, runsInstallation } from "#platform/access/owner/runs-installation.ts";

const pool = mockClient(CognitoIdentityProviderClient);
afterEach(() => {
  pool.reset();
  vi.unstubAllEnvs();
});

const userWith = (email: string, email_verified: string): void => {
  vi.stubEnv("USER_POOL_ID", "eu-west-1_pool");
  vi.stubEnv("OPERATORS", "boss@example.org,ann@example.org");
  pool.on(AdminGetUserCommand).resolves({
    Username: "user-1",
    UserAttributes: Object.entries({ email, email_verified }).map(([Name, Value]) => ({ Name, Value })),
  });
};

it.each([
  ["Boss@Example.org", "true", true],
  ["boss@example.org", "false", false],
  ["boss@example.org.example.net", "true", false],
  ["", "true", false],
])(
  "a user with the address %j, confirmed %s, runs the installation: %s",
  async (email, verified, expected) => {
    userWith(email, verified);
    expect(await runsInstallation("user-1")).toBe(expected);
    const outcome = await requireOperator("user-1").catch(({ code }) => code);
    expect(outcome).toBe(expected ? undefined : "not_found");
  },
);

it("without addresses nobody does, and the pool is not asked", async () => {
  vi.stubEnv("OPERATORS", "");
  expect(await runsInstallation("user-1")).toBe(false);
  expect(pool.calls()).toEqual([]);
});
