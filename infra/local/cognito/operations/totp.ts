import * as z from "zod";
import { CognitoError } from "../error.ts";
import { forUser } from "../operation.ts";
import type { Pool } from "../pool.ts";
import { newTotpSecret, totpStep } from "../secrets/totp.ts";
import type { Guess } from "../store/lockout.ts";
import type { User } from "../store/users.ts";

/** Only who knows the password may guess at these codes, so all callers share a count. */
export const totpGuesses = ({ sub }: Pick<User, "sub">): Guess[] => [{ key: `${sub} totp`, free: 4 }];

const AssociateSoftwareToken = forUser({}, (pool, { user }) => {
  const secret = newTotpSecret();
  pool.users.save({ ...user, pendingTotpSecret: secret });
  return { SecretCode: secret };
});

const VerifySoftwareToken = forUser({ UserCode: z.string() }, (pool, { user }, { UserCode }) => {
  const { pendingTotpSecret: secret, totp } = user;
  const lock = totpGuesses(user);
  pool.lockout.check(lock);
  const step = secret === null ? undefined : totpStep(secret, UserCode, pool.now());
  if (secret === null || step === undefined) {
    pool.lockout.fail(lock);
    throw new CognitoError("EnableSoftwareTokenMFAException", "Code mismatch");
  }
  pool.lockout.succeed(lock);
  const { isEnabled, isPreferred } = totp ?? { isEnabled: false, isPreferred: false };
  const verified = { secret, isEnabled, isPreferred, lastStep: step };
  pool.users.save({ ...user, pendingTotpSecret: null, totp: verified, changedAt: pool.now() });
  return { Status: "SUCCESS" };
});

export const TotpPreference = z.object({
  Enabled: z.boolean().optional(),
  PreferredMfa: z.boolean().optional(),
});

/** Throws InvalidParameterException for a user without a verified app. */
export const preferTotp = (
  pool: Pool,
  user: User,
  wish: z.infer<typeof TotpPreference> | undefined,
): object => {
  if (!wish) return {};
  const { Enabled: isEnabled = false, PreferredMfa: isPreferred = false } = wish;
  if (!user.totp && isEnabled) {
    throw new CognitoError("InvalidParameterException", "User has not verified software token mfa");
  }
  const totp = user.totp && { ...user.totp, isEnabled, isPreferred: isEnabled && isPreferred };
  pool.users.save({ ...user, totp, changedAt: pool.now() });
  return {};
};

const SetUserMFAPreference = forUser(
  { SoftwareTokenMfaSettings: TotpPreference.optional() },
  (pool, { user }, { SoftwareTokenMfaSettings }) => preferTotp(pool, user, SoftwareTokenMfaSettings),
);

export const totpOperations = { AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference };
