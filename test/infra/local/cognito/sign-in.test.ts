import { createHash } from "node:crypto";
import { fetchAuthSession, signIn } from "aws-amplify/auth";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { expect, it } from "vitest";
import { ann, call, enter, register, startPool } from "./pool.ts";

const refusal = { name: "NotAuthorizedException", message: "Incorrect username or password." };
const anyA = createHash("sha512").update("a public value").digest("hex");

it("the right password signs in by SRP and the tokens pass the production verifier", async () => {
  const { cognito, userPoolId, clientId } = await startPool();
  await register();
  await enter();
  const { tokens } = await fetchAuthSession();
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "access" });
  verifier.cacheJwks(cognito.jwks);
  const claims = await verifier.verify(String(tokens?.accessToken));
  expect(claims.exp - claims.iat).toBe(3600);
  expect(tokens?.idToken?.payload).toMatchObject({ sub: claims.sub, email: ann.email, email_verified: true });
});

it("the right password signs in by USER_PASSWORD_AUTH", async () => {
  await startPool();
  await register();
  const options = { authFlowType: "USER_PASSWORD_AUTH" } as const;
  const { isSignedIn } = await signIn({ username: "Ann@Example.com", password: ann.password, options });
  expect(isSignedIn).toBe(true);
});

it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)(
  "a wrong password and an unknown e-mail give the very same answer by %s",
  async (authFlowType) => {
    await startPool();
    await register();
    const options = { authFlowType };
    const wrong = signIn({ username: ann.email, password: "Passw0rd!y", options });
    await expect(wrong).rejects.toMatchObject(refusal);
    const unknown = signIn({ username: "nobody@example.com", password: "Passw0rd!y", options });
    await expect(unknown).rejects.toMatchObject(refusal);
  },
);

it("the SRP challenge of an unknown e-mail looks like a known one's and keeps its salt", async () => {
  const { endpoint, clientId: ClientId } = await startPool();
  await register();
  const ask = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: anyA };
    return (await call(endpoint, "InitiateAuth", { ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters }))
      .body;
  };
  const shape = (value: object) => JSON.stringify(value).replace(/[0-9a-f]/gi, "x").length >> 4;
  const [known, unknown, again] = [
    await ask(ann.email),
    await ask("nobody@example.com"),
    await ask("Nobody@example.com"),
  ];
  expect(Object.keys(unknown.ChallengeParameters)).toEqual(Object.keys(known.ChallengeParameters));
  expect(unknown.ChallengeParameters.SALT).toHaveLength(32);
  expect(again.ChallengeParameters.SALT).toBe(unknown.ChallengeParameters.SALT);
  expect(again.ChallengeParameters.USER_ID_FOR_SRP).toBe(unknown.ChallengeParameters.USER_ID_FOR_SRP);
  expect(Math.abs(shape(unknown) - shape(known))).toBeLessThanOrEqual(1);
});

// A difference that is ours shows every time, one of a busy machine does not.
it("a wrong password and an unknown e-mail take about the same time", { retry: 3 }, async () => {
  const { endpoint, clientId: ClientId } = await startPool();
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 12; round++) {
    await register(`ann${round}@example.com`);
    for (const [kind, USERNAME] of [
      ["known", `ann${round}@example.com`],
      ["unknown", `bob${round}@example.com`],
    ] as const) {
      const from = performance.now();
      const AuthParameters = { USERNAME, PASSWORD: "Passw0rd!y" };
      await call(endpoint, "InitiateAuth", { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
      times[kind].push(performance.now() - from);
    }
  }
  const middle = (list: number[]) => list.sort((one, other) => one - other)[6] ?? Number.NaN;
  expect(middle(times.known) / middle(times.unknown)).toBeGreaterThan(0.5);
  expect(middle(times.known) / middle(times.unknown)).toBeLessThan(2);
});

it("an SRP value of zero, which would open any account, is refused", async () => {
  const { endpoint, clientId: ClientId } = await startPool();
  await register();
  const AuthParameters = { USERNAME: ann.email, SRP_A: "0" };
  const answer = await call(endpoint, "InitiateAuth", {
    ClientId,
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters,
  });
  expect(answer.body.__type).toBe("InvalidParameterException");
});

it("a challenge lives for three minutes", async () => {
  const { endpoint, clientId: ClientId, clock } = await startPool();
  const AuthParameters = { USERNAME: ann.email, SRP_A: anyA };
  const { body } = await call(endpoint, "InitiateAuth", {
    ClientId,
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters,
  });
  clock.aheadMs += 181_000;
  const late = {
    ClientId,
    ChallengeName: "PASSWORD_VERIFIER",
    Session: body.Session,
    ChallengeResponses: {},
  };
  const answer = await call(endpoint, "RespondToAuthChallenge", late);
  expect(answer.body.message).toBe("Invalid session for the user.");
});

it("each completed sign-in calls the trigger once, before its tokens are given", async () => {
  const events: unknown[] = [];
  const { endpoint, clientId: ClientId } = await startPool({ onSignIn: async (event) => events.push(event) });
  await register();
  const signInAs = (PASSWORD: string) =>
    call(endpoint, "InitiateAuth", {
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: ann.email, PASSWORD },
    });
  await signInAs("Wr0ngPassword");
  expect(events).toEqual([]);
  const { AuthenticationResult } = (await signInAs(ann.password)).body;
  await call(endpoint, "InitiateAuth", {
    ClientId,
    AuthFlow: "REFRESH_TOKEN_AUTH",
    AuthParameters: { REFRESH_TOKEN: AuthenticationResult.RefreshToken },
  });
  expect(events).toEqual([
    expect.objectContaining({
      triggerSource: "PostAuthentication_Authentication",
      request: { userAttributes: expect.objectContaining({ email: ann.email }), newDeviceUsed: false },
    }),
  ]);
});
