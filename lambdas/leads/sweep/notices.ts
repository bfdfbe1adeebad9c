import * as z from "zod";
import { transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { failedAnywhere } from "../attempts.ts";
import type { StoredLead } from "../entities.ts";
import { key } from "../names.ts";

/*
 * Access patterns
 *   a lead that its owner is not told of       OWNER#{account} / LEADNOTICE#{lead}
 *   those of all accounts, oldest first        LEADNOTICE / {time}#{lead}, in the index
 *   the last mail about an account's leads     OWNER#{account} / LEADMAIL
 */

const Notice = z.object({ account_id: z.string(), lead_id: z.string(), at, ttl: z.number().int() });
export type Notice = z.infer<typeof Notice>;

const keyOf = ({ account_id, lead_id }: Pick<Notice, "account_id" | "lead_id">) => ({
  pk: key("account", account_id),
  sk: key("leadNotice", lead_id),
});

const noticeEntity = entity({
  name: "Notice of a lead",
  shape: Notice,
  key: keyOf,
  keysOf: (one) => ({ ...keyOf(one), gsi1pk: key("leadNotice"), gsi1sk: `${one.at}#${one.lead_id}` }),
});

const Mailing = z.object({
  account_id: z.string(),
  sent_at: at.optional(),
  /** Until then the process that took the mail may be at work. */
  taken_until: at.optional(),
});

const mailingKey = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("leadMail"),
});

const mailingEntity = entity({ name: "Mail of leads", shape: Mailing, key: mailingKey, keysOf: mailingKey });

const daysKept = 3;
/** Leads that come sooner after a mail wait for the next one. */
const betweenMailsMs = 10 * 60_000;
const takenMs = 5 * 60_000;

/** A write for the transaction that stores a new lead. */
export const noticeOf = ({ account_id, id, created_at }: StoredLead): Write => {
  const ttl = Math.ceil(Date.parse(created_at) / 1000) + daysKept * 86_400;
  return noticeEntity.put({ account_id, lead_id: id, at: created_at, ttl });
};

export const notices = {
  unsent: () => noticeEntity.all({ pk: key("leadNotice"), prefix: "", index: "gsi1" }),

  /**
   * Takes the mail about a notice's account for this process; false if another one has, if the last mail was just sent,
   * or if the account was deleted.
   */
  take: async (notice: Notice, now: Date): Promise<boolean> => {
    const { account_id, at } = notice;
    const known = await mailingEntity.find({ account_id });
    if (known?.sent_at && Date.parse(known.sent_at) > now.getTime() - betweenMailsMs) return false;
    if (known?.taken_until && known.taken_until > now.toISOString()) return false;
    const taken_until = new Date(now.getTime() + takenMs).toISOString();
    const condition = when.equals({ taken_until: known?.taken_until, sent_at: known?.sent_at });
    return unlessChanged([
      known
        ? mailingEntity.change(known, { set: { taken_until }, condition })
        : mailingEntity.put({ account_id, taken_until }),
      // the notice has to be there
      noticeEntity.change(notice, { set: { at } }),
    ]);
  },

  /** Ends what `take` began. Without `sentAt` nothing was sent, so the next mail may follow at once. */
  end: async (account_id: string, told: Notice[], sentAt?: Date): Promise<void> => {
    const set = sentAt && { sent_at: sentAt.toISOString() };
    const change = { remove: ["taken_until"], ...(set && { set }) };
    await unlessChanged([mailingEntity.change({ account_id }, change), ...told.map(noticeEntity.drop)]);
  },
};

/** False if an item is not there, or not as it was read; then nothing is written. */
const unlessChanged = (writes: Write[]): Promise<boolean> =>
  transact(writes).then(
    () => true,
    (error) => {
      if (failedAnywhere(error)) return false;
      throw error;
    },
  );
