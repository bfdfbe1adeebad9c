import type { Membership } from "#platform/access/membership.ts";
import { findUser, updateUser } from "#platform/access/user-pool.ts";
import { canSendMail } from "#platform/mail/mail.ts";
import type { AccountState, Settings } from "#shared/contract/account.ts";
import { AppError } from "#shared/errors.ts";
import { recoveryCodes } from "../two-factor/recovery-codes.ts";
import { settingsStore } from "./store.ts";

export const readSettings = async ({ accountId, userId }: Membership): Promise<AccountState> => {
  const [user, time_zone, recoveryCodesLeft] = await Promise.all([
    findUser(userId),
    settingsStore.timeZone(accountId),
    recoveryCodes.left(userId),
  ]);
  if (!user) throw new AppError("unauthenticated", "Sign in to go on.");
  const isOn = (name: string, usual: boolean) => (user.attribute(`custom:${name}`) ?? `${usual}`) === "true";
  return {
    settings: {
      full_name: user.attribute("name") ?? "",
      company: user.attribute("custom:company") ?? "",
      email_notifications: isOn("email_notifications", true),
      marketing_emails: isOn("marketing_emails", false),
      weekly_reports: isOn("weekly_reports", false),
      time_zone,
    },
    email: user.email,
    hasTwoFactor: user.hasSecondFactor,
    recoveryCodesLeft,
    sendsMail: canSendMail(),
  };
};

/** The user's attributes go last: they are what is shown, so a save that broke off is seen as not done. */
export const saveSettings = async (
  settings: Settings,
  { accountId, userId }: Membership,
): Promise<Settings> => {
  await settingsStore.saveTimeZone(accountId, settings.time_zone);
  await updateUser(userId, {
    name: settings.full_name,
    "custom:company": settings.company,
    "custom:email_notifications": `${settings.email_notifications}`,
    "custom:marketing_emails": `${settings.marketing_emails}`,
    "custom:weekly_reports": `${settings.weekly_reports}`,
  });
  return settings;
};
