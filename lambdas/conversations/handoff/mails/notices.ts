import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { key, keyPrefix } from "../../names.ts";
import { unlessChanged } from "../asking/due.ts";

/*
 * Access patterns
 *   a visitor of whom the owner is not told   OWNER#{account} / HANDOFF#notice#{conversation}
 *   those of all accounts, oldest first       HANDOFF#notice / {time}#{conversation}, in the index
 *   the last mail about an account's visitors  OWNER#{account} / HANDOFF#mail
 */

const Notice = z.object({
  account_id: z.string(),
  rag_system_id: z.string(),
  conversation_id: z.string(),
  at,
  ttl: z.number().int(),
});
export type Notice = z.infer<typeof Notice>;

const keyOf = ({ account_id, conversation_id }: Pick<Notice, "account_id" | "conversation_id">) => ({
  pk: key("account", account_id),
  sk: key("handoff", "notice", conversation_id),
});

const noticeEntity = entity({
  name: "Notice of a visitor",
  shape: Notice,
  key: keyOf,
  keysOf: (one) => ({
    ...keyOf(one),
    gsi1pk: key("handoff", "notice"),
    gsi1sk: `${one.at}#${one.conversation_id}`,
  }),
});

const Mailing = z.object({
  account_id: z.string(),
  sent_at: at.optional(),
  /** Until then the process that took the mail may be at work. */
  taken_until: at.optional(),
});

const mailingKey = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("handoff", "mail"),
});

const mailingEntity = entity({
  name: "Mail of visitors",
  shape: Mailing,
  key: mailingKey,
  keysOf: mailingKey,
});

const daysKept = 3;
/** Visitors who come sooner after a mail share the next one. */
const betweenMailsMs = 60_000;
const takenMs = 2 * 60_000;
const maxAtOnce = 90;

/** A write that has the owner told of a visitor. */
export const noticeOf = ({ user_id, rag_system_id, id }: Conversation, at: string): Write => {
  const ttl = Math.ceil(Date.parse(at) / 1000) + daysKept * 86_400;
  return noticeEntity.place({ account_id: user_id, rag_system_id, conversation_id: id, at, ttl });
};

export const notices = {
  /** The notices of an account that one mail is about. */
  ofAccount: async (accountId: string): Promise<Notice[]> => {
    const query = { pk: key("account", accountId), prefix: keyPrefix("handoff", "notice") };
    return (await noticeEntity.list({ ...query, limit: maxAtOnce })).items;
  },

  unsent: () => noticeEntity.all({ pk: key("handoff", "notice"), prefix: "", index: "gsi1" }),

  /** Takes an account's mail for this process; false if another one has, or if the last mail was just sent. */
  take: async (accountId: string, now: Date): Promise<boolean> => {
    const known = await mailingEntity.find({ account_id: accountId });
    if (known?.sent_at && Date.parse(known.sent_at) > now.getTime() - betweenMailsMs) return false;
    if (known?.taken_until && known.taken_until > now.toISOString()) return false;
    const taken_until = new Date(now.getTime() + takenMs).toISOString();
    const condition = when.equals({ taken_until: known?.taken_until, sent_at: known?.sent_at });
    return unlessChanged(
      known
        ? mailingEntity.change(known, { set: { taken_until }, condition })
        : mailingEntity.put({ account_id: accountId, taken_until }),
    );
  },

  /** Ends what `take` began. Without `sentAt` nothing was sent, so the next mail may follow at once. */
  end: async (account_id: string, told: Notice[], sentAt?: Date): Promise<void> => {
    const set = sentAt && { sent_at: sentAt.toISOString() };
    await unlessChanged(
      mailingEntity.change({ account_id }, { remove: ["taken_until"], ...(set && { set }) }),
    );
    // a visitor who asked again in between has a later notice
    for (const notice of told)
      await unlessChanged(noticeEntity.dropIf(notice, when.equals({ at: notice.at })));
  },
};
