import { anonymise, networksOfSite, siteOf } from "#platform/access/origin/caller.ts";
import { requirePassword, tryPassword } from "#platform/access/password/require-password.ts";
import { findUser, type PoolUser, removeSecondFactor } from "#platform/access/password/user-pool.ts";
import { logger } from "#platform/logging/logger.ts";
import { letter } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/mail.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import { recoveryCodes } from "./recovery-codes.ts";

export const makeRecoveryCodes = async (userId: string, password: string): Promise<string[]> => {
  await requirePassword(userId, password);
  const codes = await recoveryCodes.replace(userId);
  const user = await findUser(userId);
  if (user?.hasSecondFactor && wantsMail(user)) await tell(user, "New recovery codes were made", madeHere);
  return codes;
};

const madeHere =
  "New recovery codes were made in the account settings, with your password. Former ones no longer work.";

export const turnOffTwoFactor = async (userId: string, password: string): Promise<Record<string, never>> => {
  await requirePassword(userId, password);
  await turnOff(userId, "It was turned off in the account settings, with your password.");
  return {};
};

interface Proof {
  email: string;
  password: string;
  code: string;
}

/**
 * Turns the second factor off for a person who has the password and an unused recovery code. The user pool proves the
 * password: it asks for a code of the app only after the right one. Throws AppError `forbidden` in the same words
 * whichever part is wrong. If the pool fails, the code can be used again.
 */
export const recover = async (
  { email, password, code }: Proof,
  address: string,
): Promise<Record<string, never>> => {
  await admit(address);
  const { isRight, asksForCode } = await tryPassword(email, password, address);
  const user = isRight && asksForCode ? await findUser(email) : undefined;
  if (user) await passBound(`${user.id}#RECOVERY`, maxCodes);
  if (!user || !(await recoveryCodes.has(user.id, code)))
    throw new AppError("forbidden", "Password or recovery code is wrong, or the code was used before.");
  await turnOff(user.id, "It was turned off at the sign-in page, with your password and a recovery code.");
  return {};
};

/** Tries in a minute, of one network, and of those at one account who have its password. */
const maxCodes = 5;

/** Not by account: strangers would use up the tries of its owner. */
const admit = async (address: string): Promise<void> => {
  await passBound(`RECOVERY#${await anonymise(address)}`, maxCodes);
  await passBound(`RECOVERY#SITE#${await anonymise(address, siteOf)}`, maxCodes * networksOfSite);
};

const passBound = async (subject: string, most: number): Promise<void> => {
  const refusal = "Too many codes were tried.";
  await limits({ subject, per: "minute", bounds: [{ name: "all", most, refusal }] }).pass();
};

const turnOff = async (userId: string, how: string): Promise<void> => {
  await removeSecondFactor(userId);
  await recoveryCodes.removeAll(userId);
  const user = await findUser(userId);
  if (user) await tell(user, "Two-factor authentication was turned off", how);
};

const wantsMail = (user: PoolUser): boolean => user.attribute("custom:email_notifications") !== "false";

/** A mail that is not sent keeps nobody from what was asked for. */
const tell = async ({ email }: PoolUser, subject: string, what: string): Promise<void> => {
  const paragraphs = [`${what} The account is ${email}.`, advice];
  await sendMail({ to: email, subject, ...letter({ title: subject, paragraphs }) }).catch((error) =>
    logger.warn("mail not sent", { reason: error instanceof Error ? error.name : "unknown" }),
  );
};

const advice =
  "If this was not you, change your password now, and look at two-factor authentication in the settings.";
