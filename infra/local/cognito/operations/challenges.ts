import * as z from "zod";
import { CognitoError, wrongPassword } from "../error.ts";
import { forClient, parse } from "../operation.ts";
import type { Pool } from "../pool.ts";
import { checkPolicy, newCredentials } from "../secrets/password.ts";
import { totpStep } from "../secrets/totp.ts";
import { after } from "../step.ts";
import { signIn } from "../tokens.ts";
import * as fields from "./fields.ts";
import { afterPassword, checkMaySignIn } from "./sign-in.ts";
import { totpGuesses } from "./totp.ts";

type Responses = Record<string, string>;

/** The second and third step of a sign-in. */
export const RespondToAuthChallenge = forClient(
  {
    ChallengeName: z.enum(["PASSWORD_VERIFIER", "SOFTWARE_TOKEN_MFA", "NEW_PASSWORD_REQUIRED"]),
    ChallengeResponses: z.record(z.string(), z.string().max(2048)),
    Session: z.string().optional(),
  },
  (pool, { ChallengeName, ChallengeResponses, Session }) =>
    answers[ChallengeName](pool, Session, ChallengeResponses),
);

const answers = {
  PASSWORD_VERIFIER(pool: Pool, session: string | undefined, responses: Responses) {
    const { sub, salt, exchange } = pool.challenges.find(session, "PASSWORD_VERIFIER");
    pool.challenges.close(session);
    const claim = parse(PasswordClaim, responses);
    // an answer to another challenge says nothing about the password
    if (claim.PASSWORD_CLAIM_SECRET_BLOCK !== exchange.secretBlock) throw wrongPassword();
    const proof = {
      secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: claim.TIMESTAMP,
      signature: claim.PASSWORD_CLAIM_SIGNATURE,
    };
    const verifier = exchange.verifier.toString(16);
    const check = pool.guessing.guess({ sub, salt }, "isProven", exchange, pool.name, sub, proof);
    return after(check, (isRight) => afterPassword(pool, { sub, salt, verifier }, isRight));
  },

  SOFTWARE_TOKEN_MFA(pool: Pool, session: string | undefined, responses: Responses) {
    const challenge = pool.challenges.find(session, "SOFTWARE_TOKEN_MFA");
    const { user, totp } = waiting(pool, challenge.sub);
    const lock = totpGuesses(user);
    pool.lockout.check(lock);
    const { SOFTWARE_TOKEN_MFA_CODE } = parse(TotpAnswer, responses);
    const step = totpStep(totp.secret, SOFTWARE_TOKEN_MFA_CODE, pool.now(), totp.lastStep);
    if (step === undefined) {
      pool.lockout.fail(lock);
      challenge.wrong += 1;
      if (challenge.wrong >= 3) pool.challenges.close(session);
      throw new CognitoError("CodeMismatchException", "Invalid code received for user");
    }
    pool.lockout.succeed(lock);
    pool.challenges.close(session);
    pool.users.save({ ...user, totp: { ...totp, lastStep: step } });
    return { ChallengeParameters: {}, AuthenticationResult: signIn(pool, user) };
  },

  NEW_PASSWORD_REQUIRED(pool: Pool, session: string | undefined, responses: Responses) {
    const { sub } = pool.challenges.find(session, "NEW_PASSWORD_REQUIRED");
    const { NEW_PASSWORD } = parse(NewPassword, responses);
    checkPolicy(NEW_PASSWORD);
    return after(newCredentials(pool.guessing.compute, pool.name, sub, NEW_PASSWORD), (credentials) => {
      pool.challenges.find(session, "NEW_PASSWORD_REQUIRED");
      pool.challenges.close(session);
      const status = "CONFIRMED" as const;
      pool.users.save({ ...present(pool, sub), ...credentials, status, changedAt: pool.now() });
      return afterPassword(pool, { sub, ...credentials }, true);
    });
  },
};

const PasswordClaim = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string(),
});

const TotpAnswer = z.object({ SOFTWARE_TOKEN_MFA_CODE: z.string() });

const NewPassword = z.object({ NEW_PASSWORD: fields.password });

const present = (pool: Pool, sub: string) => {
  const user = pool.users.find(sub);
  if (!user) throw new CognitoError("NotAuthorizedException", "Invalid session for the user.");
  checkMaySignIn(user);
  return user;
};

const waiting = (pool: Pool, sub: string) => {
  const user = present(pool, sub);
  if (!user.totp) throw new CognitoError("NotAuthorizedException", "Invalid session for the user.");
  return { user, totp: user.totp };
};
