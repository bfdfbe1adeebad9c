import type { PoolUser } from "#platform/access/password/user-pool.ts";
import { accountSettingsEntity } from "#platform/account/settings.ts";
import { sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { figuresOf } from "./figures.ts";
import { weekBefore } from "./local-week.ts";
import { reportMail } from "./report-mail.ts";
import type { Subscription } from "./subscription.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

/** Mails the figures of the week before the report's Monday. */
export const sendReport = async (
  { account_id, user_id, time_zone, next_report_at }: Subscription,
  { email }: Pick<PoolUser, "email">,
): Promise<void> => {
  const week = weekBefore(next_report_at, time_zone);
  const [figures, settings, site, token] = await Promise.all([
    figuresOf(account_id, week),
    accountSettingsEntity.find({ account_id }),
    siteUrl(),
    unsubscribeToken(user_id),
  ]);
  const links = { site, unsubscribe: `${site}/unsubscribe?token=${token}` };
  await sendMail({
    to: email,
    ...reportMail({ figures, week, email, links, language: settings?.language }),
    unsubscribeUrl: `${site}/functions/v1/unsubscribe/${token}`,
  });
};
