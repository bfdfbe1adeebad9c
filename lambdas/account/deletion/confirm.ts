import { logger } from "#platform/logging/logger.ts";
import { letter } from "#platform/mail/letter.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { deletions } from "./store.ts";

const subject = "Your Docent account is deleted";

/** Mails that a deletion is done, and forgets the address. A run that is killed in between sends the mail again. */
export const confirmDeletion = async (account_id: string): Promise<void> => {
  const deletion = await deletions.find({ account_id });
  if (!deletion?.email) return;
  const paragraphs = [
    `The account ${deletion.keeps_users ? "that you owned" : deletion.email} is deleted, as asked for on ${dayOf(deletion.requested_at)}.`,
    "Its chatbots, documents, conversations and settings are gone with it. Public links and widgets no longer answer. Backups of the installation are overwritten within 35 days.",
    deletion.keeps_users
      ? "You can still sign in: other accounts that you belong to are as they were."
      : "You can make a new account with the same address at any time.",
  ];
  if (canSendMail())
    await sendMail({ to: deletion.email, subject, ...letter({ title: subject, paragraphs }) });
  else logger.warn("deletion not confirmed: MAIL_FROM is not set");
  const { email: _, ...rest } = deletion;
  await deletions.save({ ...rest, confirmed_at: new Date().toISOString() });
};

/** "November 23, 2026, 06:20 UTC" */
const dayOf = (at: string): string =>
  `${new Date(at).toLocaleString("en-US", { dateStyle: "long", timeZone: "UTC" })}, ${at.slice(11, 16)} UTC`;
