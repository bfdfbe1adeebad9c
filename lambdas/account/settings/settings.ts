import { nextReportAt } from "#lambdas/reports/local-week.ts";
import { subscriptions } from "#lambdas/reports/subscription.ts";
import { requireRole } from "#platform/access/owner/admit.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import { findUser, updateUser } from "#platform/access/password/user-pool.ts";
import { accountSettingsEntity } from "#platform/account/settings.ts";
import { canSendMail } from "#platform/mail/mail.ts";
import type { AccountState, Settings } from "#shared/account/routes.ts";
import { AppError } from "#shared/errors.ts";
import { languages } from "#shared/languages.ts";
import { recoveryCodes } from "../two-factor/recovery-codes.ts";

export const readSettings = async ({ accountId, userId }: Membership): Promise<AccountState> => {
  const [user, stored, subscription, recoveryCodesLeft] = await Promise.all([
    findUser(userId),
    accountSettingsEntity.find({ account_id: accountId }),
    subscriptions.find({ account_id: accountId, user_id: userId }),
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
      weekly_reports: subscription !== undefined,
      time_zone: stored?.time_zone ?? "UTC",
      language: languages.find((one) => one === stored?.language) ?? "en-US",
    },
    email: user.email,
    hasTwoFactor: user.hasSecondFactor,
    recoveryCodesLeft,
    sendsMail: canSendMail(),
  };
};

/**
 * Profile and mails are the user's own; weekly reports are of this account. Throws AppError `forbidden` for a time zone
 * or language that a member without the role `everything` changes. The user's attributes go last, so that a save that
 * broke off is seen as not done.
 */
export const saveSettings = async (settings: Settings, member: Membership): Promise<Settings> => {
  const { accountId, userId } = member;
  const { time_zone, language } = settings;
  const stored = await accountSettingsEntity.find({ account_id: accountId });
  if (time_zone !== (stored?.time_zone ?? "UTC") || language !== (stored?.language ?? "en-US")) {
    requireRole(member, "everything");
    const former = stored?.time_zone ?? "UTC";
    const change =
      time_zone === former
        ? { former_time_zone: stored?.former_time_zone, time_zone_since: stored?.time_zone_since }
        : { former_time_zone: former, time_zone_since: new Date().toISOString() };
    await accountSettingsEntity.save({ account_id: accountId, time_zone, language, ...change });
  }
  await subscribe(settings, { accountId, userId });
  await updateUser(userId, {
    name: settings.full_name,
    "custom:company": settings.company,
    "custom:email_notifications": `${settings.email_notifications}`,
    "custom:marketing_emails": `${settings.marketing_emails}`,
    "custom:weekly_reports": `${settings.weekly_reports}`,
  });
  return settings;
};

/** Has the weekly report sent from the next Monday on, or no more. */
const subscribe = async (
  { weekly_reports, time_zone }: Settings,
  { accountId: account_id, userId: user_id }: Pick<Membership, "accountId" | "userId">,
): Promise<void> => {
  const id = { account_id, user_id };
  if (!weekly_reports) return subscriptions.remove(id);
  const former = await subscriptions.find(id);
  if (former?.time_zone === time_zone) return;
  await subscriptions.save({ ...id, time_zone, next_report_at: nextReportAt(new Date(), time_zone) });
};
