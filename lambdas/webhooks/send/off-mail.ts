import { membersOf } from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { letter } from "#platform/mail/letter.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { deliveryDays, failingDays } from "#shared/webhooks/rules.ts";
import type { StoredWebhook } from "../entities.ts";

/** Mails the owner of the account that an endpoint was switched off, unless mails are off. A repeated call mails again. */
export const mailSwitchedOff = async (webhook: StoredWebhook): Promise<void> => {
  if (!canSendMail() || !webhook.off || webhook.off.reason === "user") return;
  const owner = (await membersOf(webhook.user_id)).find(({ role }) => role === "owner");
  const user = owner && (await findUser(owner.user_id));
  if (!user || user.attribute("custom:email_notifications") === "false") return;
  await sendMail({ to: user.email, ...offMail(webhook, await siteUrl()) });
};

/** The mail that an endpoint was switched off. The path of its address may hold a secret, so it is left out. */
export const offMail = ({ id, url, off }: Pick<StoredWebhook, "id" | "url" | "off">, site: string) => {
  const { host } = new URL(url);
  const title = `The webhook to ${host} was switched off`;
  const why =
    off?.reason === "gone"
      ? `${host} answered 410 Gone, which means that it wants no more events.`
      : `Every attempt of the last ${failingDays} days failed.`;
  const paragraphs = [
    `${why} Docent sends it nothing until you switch it on again, and events that happen from now on are not kept for it.`,
    `Events that wait stay in the log for ${deliveryDays} days after they happened. When you switch the endpoint on, you choose whether they are sent.`,
  ];
  const address = `${site}/app/api?${new URLSearchParams({ tab: "webhooks", webhook: id })}`;
  return {
    subject: title,
    ...letter({ title, paragraphs, link: { text: "Open the endpoint", url: address } }),
  };
};
