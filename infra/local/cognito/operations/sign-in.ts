import * as z from "zod";
import { CognitoError, wrongPassword } from "../error.ts";
import { forClient, parse } from "../operation.ts";
import type { Account, Pool } from "../pool.ts";
import { after } from "../step.ts";
import type { User } from "../store/users.ts";
import { refresh, signIn } from "../tokens.ts";
import * as fields from "./fields.ts";

/** Begins a sign-in; a name that nobody has is treated like one with another password, step by step. */
export const InitiateAuth = forClient(
  {
    AuthFlow: z.enum(["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]),
    AuthParameters: z.record(z.string(), z.string()),
  },
  (pool, { AuthFlow, AuthParameters }) => {
    if (AuthFlow === "USER_SRP_AUTH") return challengePassword(pool, AuthParameters);
    if (AuthFlow === "USER_PASSWORD_AUTH") return checkPassword(pool, AuthParameters);
    const { REFRESH_TOKEN } = parse(z.object({ REFRESH_TOKEN: z.string() }), AuthParameters);
    return { ChallengeParameters: {}, AuthenticationResult: refresh(pool, REFRESH_TOKEN) };
  },
);

const SrpParameters = z.object({ USERNAME: fields.username, SRP_A: z.string().regex(/^[0-9a-f]{1,1024}$/i) });

const challengePassword = (pool: Pool, parameters: Record<string, string>) => {
  const { USERNAME, SRP_A } = parse(SrpParameters, parameters);
  const account = pool.account(USERNAME);
  const { sub, salt, verifier } = account;
  pool.lockout.check(pool.guessing.guesses(account));
  return after(pool.guessing.computeAt(account)("openSrp", verifier, SRP_A), (exchange) => {
    if (!exchange) throw new CognitoError("InvalidParameterException", "SRP_A is not valid.");
    return {
      ChallengeName: "PASSWORD_VERIFIER",
      Session: pool.challenges.open({ name: "PASSWORD_VERIFIER", sub, salt, exchange }),
      ChallengeParameters: {
        SALT: salt,
        SRP_B: exchange.publicB.toString(16),
        SECRET_BLOCK: exchange.secretBlock,
        USERNAME: sub,
        USER_ID_FOR_SRP: sub,
      },
    };
  });
};

const PasswordParameters = z.object({ USERNAME: fields.username, PASSWORD: fields.password });

const checkPassword = (pool: Pool, parameters: Record<string, string>) => {
  const { USERNAME, PASSWORD } = parse(PasswordParameters, parameters);
  const account = pool.account(USERNAME);
  const { sub, salt, verifier } = account;
  const check = pool.guessing.guess(account, "isPassword", pool.name, sub, PASSWORD, { salt, verifier });
  return after(check, (isRight) => afterPassword(pool, account, isRight));
};

/** Goes on after a guess was checked: refuses a wrong one, asks for what is still missing, or signs in. */
export const afterPassword = (
  pool: Pool,
  { sub, salt, verifier }: Pick<Account, "sub" | "salt" | "verifier">,
  isRight: boolean,
) => {
  const user = pool.users.find(sub);
  // the password may have been changed while this one was checked
  if (!user || !isRight || user.verifier !== verifier) throw wrongPassword();
  pool.guessing.succeed({ sub, salt });
  checkMaySignIn(user);
  if (user.status === "FORCE_CHANGE_PASSWORD") {
    return challenge(pool, { name: "NEW_PASSWORD_REQUIRED", sub }, newPasswordParameters);
  }
  if (user.totp?.isEnabled) return challenge(pool, { name: "SOFTWARE_TOKEN_MFA", sub, wrong: 0 }, {});
  return { ChallengeParameters: {}, AuthenticationResult: signIn(pool, user) };
};

const newPasswordParameters = { requiredAttributes: "[]", userAttributes: "{}" };

const challenge = (
  pool: Pool,
  asked: Exclude<Parameters<Pool["challenges"]["open"]>[0], { name: "PASSWORD_VERIFIER" }>,
  parameters: Record<string, string>,
) => ({
  ChallengeName: asked.name,
  Session: pool.challenges.open(asked),
  ChallengeParameters: { USER_ID_FOR_SRP: asked.sub, ...parameters },
});

/** Throws what Cognito says to the right password of an account that is not open. */
export const checkMaySignIn = (user: User): void => {
  if (!user.isEnabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
  if (user.status === "UNCONFIRMED") {
    throw new CognitoError("UserNotConfirmedException", "User is not confirmed.");
  }
  if (user.status === "RESET_REQUIRED") {
    throw new CognitoError("PasswordResetRequiredException", "Password reset required for the user");
  }
};
