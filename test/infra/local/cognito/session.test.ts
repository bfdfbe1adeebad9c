import {
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { fetchAuthSession, fetchUserAttributes, signOut } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { expect, it, onTestFinished, vi } from "vitest";
import { accessToken } from "#web/lib/session/auth.ts";
import { ann, call, enter, register, startPool } from "./pool.ts";

const refreshTokenOf = async () =>
  (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken ?? "";

const signedIn = async (given: Parameters<typeof startPool>[0] = {}) => {
  const pool = await startPool(given);
  await register();
  await enter();
  const { tokens } = await fetchAuthSession();
  return { ...pool, accessToken: String(tokens?.accessToken), refreshToken: await refreshTokenOf() };
};

it("[AUTH-032] a call in the last seconds of a session's hour goes out with new tokens, without the user's doing", async () => {
  const { endpoint, accessToken: former } = await signedIn();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_590_000 });
  expect(await accessToken()).toBe(former);
  vi.setSystemTime(Date.now() + 7_000);
  expect((await call(endpoint, "GetUser", { AccessToken: former })).status).toBe(200);
  expect(await accessToken()).not.toBe(former);
  expect(await fetchUserAttributes()).toMatchObject({ email: ann.email });
});

it("after an hour the session goes on with new tokens, without the user's doing", async () => {
  const { clock, endpoint, accessToken } = await signedIn();
  const hourLater = Date.now() + 3_601_000;
  vi.useFakeTimers({ toFake: ["Date"], now: hourLater });
  expect((await call(endpoint, "GetUser", { AccessToken: accessToken })).body.message).toBe(
    "Access Token has expired",
  );
  const { tokens } = await fetchAuthSession();
  expect(tokens?.accessToken.payload.exp).toBeGreaterThan(hourLater / 1000);
  expect(await fetchUserAttributes()).toMatchObject({ email: ann.email });
  expect(clock.aheadMs).toBe(0);
});

it("an access token is refused after an hour", async () => {
  const { clock, endpoint, accessToken: AccessToken } = await signedIn();
  clock.aheadMs = 3_590_000;
  expect((await call(endpoint, "GetUser", { AccessToken })).status).toBe(200);
  clock.aheadMs = 3_601_000;
  expect((await call(endpoint, "GetUser", { AccessToken })).body.message).toBe("Access Token has expired");
});

it("a forced refresh gives other tokens for the same session", async () => {
  const { accessToken } = await signedIn();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  expect(String(tokens?.accessToken)).not.toBe(accessToken);
});

it("the older REFRESH_TOKEN_AUTH flow refreshes as well", async () => {
  const { endpoint, clientId: ClientId, refreshToken } = await signedIn();
  const AuthParameters = { REFRESH_TOKEN: refreshToken };
  const answer = await call(endpoint, "InitiateAuth", {
    ClientId,
    AuthFlow: "REFRESH_TOKEN_AUTH",
    AuthParameters,
  });
  expect(answer.body.AuthenticationResult).toMatchObject({ TokenType: "Bearer", ExpiresIn: 3600 });
});

it("a refresh token works for 30 days", async () => {
  const { clock, endpoint, clientId: ClientId, refreshToken: RefreshToken } = await signedIn();
  clock.aheadMs = 29.9 * 86_400_000;
  expect((await call(endpoint, "GetTokensFromRefreshToken", { ClientId, RefreshToken })).status).toBe(200);
  clock.aheadMs = 30.1 * 86_400_000;
  const late = await call(endpoint, "GetTokensFromRefreshToken", { ClientId, RefreshToken });
  expect(late.body).toEqual({ __type: "NotAuthorizedException", message: "Invalid Refresh Token" });
});

it("signing out ends the session and its tokens", async () => {
  const { endpoint, clientId: ClientId, accessToken, refreshToken: RefreshToken } = await signedIn();
  await signOut();
  expect((await call(endpoint, "GetTokensFromRefreshToken", { ClientId, RefreshToken })).status).toBe(400);
  const answer = await call(endpoint, "GetUser", { AccessToken: accessToken });
  expect(answer.body.message).toBe("Access Token has been revoked");
});

it("[AUTH-051] a call that is made while no session exists says so", async () => {
  await signedIn();
  await signOut();
  await expect(accessToken()).rejects.toMatchObject({
    code: "unauthenticated",
    message: "No authenticated session found",
  });
});

it("[AUTH-050] a call whose session cannot be looked up says so", async () => {
  await signedIn();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
  const unreachable = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  onTestFinished(() => unreachable.mockRestore());
  await expect(accessToken()).rejects.toMatchObject({
    code: "unauthenticated",
    message: "Failed to get authentication session",
  });
});

it("signing out everywhere ends every session of the user", async () => {
  const { endpoint, clientId: ClientId, refreshToken } = await signedIn();
  const AuthParameters = { USERNAME: ann.email, PASSWORD: ann.password };
  const other = await call(endpoint, "InitiateAuth", {
    ClientId,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters,
  });
  const refreshAll = () =>
    Promise.all(
      [refreshToken, other.body.AuthenticationResult.RefreshToken].map(async (RefreshToken) => {
        return (await call(endpoint, "GetTokensFromRefreshToken", { ClientId, RefreshToken })).status;
      }),
    );
  expect(await refreshAll()).toEqual([200, 200]);
  await signOut({ global: true });
  expect(await refreshAll()).toEqual([400, 400]);
});

it("an administrator's sign-out ends the session", async () => {
  const { admin, userPoolId: UserPoolId } = await signedIn();
  await admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: ann.email }));
  await expect(fetchUserAttributes()).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

it("a disabled account neither refreshes nor signs in", async () => {
  const {
    admin,
    userPoolId: UserPoolId,
    endpoint,
    clientId: ClientId,
    refreshToken: RefreshToken,
  } = await signedIn();
  await admin.send(new AdminDisableUserCommand({ UserPoolId, Username: ann.email }));
  const refreshed = await call(endpoint, "GetTokensFromRefreshToken", { ClientId, RefreshToken });
  expect(refreshed.body.message).toBe("User is disabled.");
  await signOut();
  await expect(enter()).rejects.toMatchObject({ message: "User is disabled." });
});

it("a token with another signature or another use opens nothing", async () => {
  const { endpoint, accessToken } = await signedIn();
  const [head, body] = accessToken.split(".");
  const { tokens } = await fetchAuthSession();
  for (const AccessToken of [
    `${head}.${body}.${"A".repeat(342)}`,
    `${head}.${body}.`,
    String(tokens?.idToken),
    "x",
  ]) {
    const answer = await call(endpoint, "GetUser", { AccessToken });
    expect(answer.body).toEqual({ __type: "NotAuthorizedException", message: "Invalid Access Token" });
  }
});
