import { Secret, TOTP } from "otpauth";
import { CognitoError } from "../error.ts";

const stepSeconds = 30;

export const newTotpSecret = (): string => new Secret({ size: 32 }).base32;

/**
 * The time step that `code` belongs to, one step of drift allowed, or undefined when it is wrong. Throws
 * ExpiredCodeException for a step not after `lastStep`: a code works once.
 */
export const totpStep = (secret: string, code: string, now: number, lastStep = 0): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds });
  const drift = totp.validate({ token: code, timestamp: now, window: 1 });
  if (drift === null) return undefined;
  const step = Math.floor(now / 1000 / stepSeconds) + drift;
  if (step > lastStep) return step;
  throw new CognitoError("ExpiredCodeException", "Your software token has already been used once.");
};
