import type { IncomingMessage } from "node:http";
import type { CognitoOptions } from "#infra/local/cognito/handler.ts";
import { ann, call, register, startPool } from "./pool.ts";

export const wrong = "Incorrect username or password.";
export const closed = "Password attempts exceeded";

/** A pool with Ann's account, and an attempt that gives what the pool says to a password. */
export const startGuessing = async (given: Partial<CognitoOptions> = {}) => {
  const addressOf = ({ headers }: IncomingMessage) => String(headers["x-caller"] ?? "192.0.2.1");
  const { endpoint, clientId: ClientId, clock, mails } = await startPool({ addressOf, ...given });
  await register();
  const guess = (PASSWORD: string, USERNAME: string, headers = {}) =>
    call(
      endpoint,
      "InitiateAuth",
      { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME, PASSWORD } },
      headers,
    );
  const attempt = async (PASSWORD: string, USERNAME = ann.email, headers = {}): Promise<string> =>
    (await guess(PASSWORD, USERNAME, headers)).body.message ?? "signed in";
  /** The cookies of a browser that signs in. */
  const device = async (password = ann.password): Promise<{ cookie: string }> => {
    const { headers } = await guess(password, ann.email, { "x-caller": "192.0.2.77" });
    return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
  };
  /** A sign-in by SRP that has begun, and what answers it with a proof for some block. */
  const begin = async (from: string) => {
    const as = { "x-caller": from };
    const AuthParameters = { USERNAME: ann.email, SRP_A: "ab".repeat(380) };
    const begun = { ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters };
    const { Session } = (await call(endpoint, "InitiateAuth", begun, as)).body;
    const answer = (block: string) => {
      const ChallengeResponses = {
        PASSWORD_CLAIM_SECRET_BLOCK: block,
        PASSWORD_CLAIM_SIGNATURE: "bm8=",
        TIMESTAMP: "Wed Nov 25 12:00:00 UTC 2026",
      };
      const answered = { ClientId, ChallengeName: "PASSWORD_VERIFIER", Session, ChallengeResponses };
      return call(endpoint, "RespondToAuthChallenge", answered, as);
    };
    return { Session, answer };
  };
  const hammer = async (from = "192.0.2.1"): Promise<void> => {
    for (let time = 0; time < 5; time++) await attempt("Passw0rd!y", ann.email, { "x-caller": from });
  };
  return { clock, mails, attempt, begin, device, hammer, endpoint, ClientId };
};
