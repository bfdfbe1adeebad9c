import { ownersAddress } from "#platform/access/owner/owners-address.ts";
import { logger } from "#platform/logging/logger.ts";
import { sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { leadsOf } from "../reading/view.ts";
import { leadMail } from "./lead-mail.ts";
import { type Notice, notices } from "./notices.ts";

/** Leads of a mail, of which it describes the first; further ones wait for the next mail. */
const maxInMail = 90;
const maxDescribed = 20;
/** Notices that a run reads, which bounds its memory. */
const maxRead = 5000;

/**
 * Mails the owner of each account that has new leads: the first lead at once, later ones together, at most every ten
 * minutes. A process that is killed between mail and end leads to a second mail.
 */
export const sendNotices = async (until: number, now = new Date()): Promise<void> => {
  for (const [accountId, waiting] of await byAccount()) {
    if (Date.now() > until) return;
    try {
      if (waiting[0] && (await notices.take(waiting[0], now))) await send(accountId, waiting, now);
    } catch (error) {
      logger.error("mail of leads not sent", error instanceof Error ? error : new Error(String(error)));
    }
  }
};

const byAccount = async (): Promise<Map<string, Notice[]>> => {
  const found = new Map<string, Notice[]>();
  let read = 0;
  for await (const notice of notices.unsent()) {
    const { account_id } = notice;
    found.set(account_id, [...(found.get(account_id) ?? []), notice]);
    if (++read === maxRead) break;
  }
  return found;
};

const send = async (accountId: string, waiting: Notice[], now: Date): Promise<void> => {
  const told = waiting.slice(0, maxInMail);
  const to = await ownersAddress(accountId);
  const leads = to
    ? await leadsOf(
        accountId,
        told.map(({ lead_id }) => lead_id),
      )
    : [];
  if (!to || leads.length === 0) return notices.end(accountId, told);
  const described = leads.slice(0, maxDescribed);
  const more = leads.length - described.length;
  await sendMail({ to, ...leadMail(described, { more, site: await siteUrl() }) });
  await notices.end(accountId, told, now);
};
