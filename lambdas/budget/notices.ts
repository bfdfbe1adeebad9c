import * as z from "zod";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { budgetPeriods } from "#shared/budget/periods.ts";
import { at } from "#shared/contract/fields.ts";
import { AppError } from "#shared/errors.ts";
import { key, keyPrefix } from "./names.ts";
import type { Limit } from "./periods.ts";
import { markUse, type Use } from "./use.ts";

/*
 * Access patterns
 *   an account's notices                   OWNER#{account} / BUDGETNOTICE#{chatbot or account}#{start}#{percent}
 *   those that are not sent, oldest first  BUDGETNOTICE / {at}#{account}, in the index
 */

/** The owner is told once in a period that a budget has reached a part of its limit. */
const Notice = z.object({
  account_id: z.string(),
  /** Absent for the account's own budget. */
  chatbot_id: z.string().optional(),
  period: z.enum(budgetPeriods),
  start: z.string(),
  percent: z.union([z.literal(80), z.literal(100)]),
  at,
  /** Until then the process that took the notice may be at work. */
  taken_until: at.optional(),
  /** Seconds since 1970. */
  ttl: z.number(),
});
export type Notice = z.infer<typeof Notice>;

type Key = Pick<Notice, "account_id" | "chatbot_id" | "start" | "percent">;

const keyOf = ({ account_id, chatbot_id = "account", start, percent }: Key) => ({
  pk: key("account", account_id),
  sk: key("budgetNotice", chatbot_id, start, String(percent)),
});

const noticeEntity = entity({
  name: "Notice",
  shape: Notice,
  key: keyOf,
  keysOf: (one) => ({
    ...keyOf(one),
    gsi1pk: key("budgetNotice"),
    gsi1sk: `${one.at}#${one.account_id}`,
  }),
});

const near = 80;
const full = 100;
const daysKept = 40;
/** Mails of a run are sent one after the other; a run takes less than a minute. */
const takenMs = 10 * 60_000;

/** The part of the nearest limit that is spent, from 0 on. */
export const shareOf = (limit: Limit, use: Pick<Use, "spent_nano_dollars" | "spent_answers">): number =>
  Math.max(
    limit.nanoDollars ? use.spent_nano_dollars / limit.nanoDollars : 0,
    limit.answers ? use.spent_answers / limit.answers : 0,
  );

/** When answers were kept back by the limit as it is now. */
export const fullSince = (limit: Limit, use: Use): string | undefined =>
  use.full_by === limitsText(limit) ? use.full_at : undefined;

/** Writes the notice of 80 or 100 % once in the period, and that an answer was kept back. */
export const noteUse = async (
  limit: Limit,
  use: Use,
  { isKeptBack = false, now }: { isKeptBack?: boolean; now: number },
): Promise<void> => {
  const share = shareOf(limit, use) * 100;
  const isFull = isKeptBack || share >= full;
  const percent = isFull ? full : share >= near ? near : 0;
  const time = new Date(now).toISOString();
  if (isFull && use.full_by !== limitsText(limit))
    await markUse(limit, { full_at: time, full_by: limitsText(limit) });
  if (percent <= use.told || percent === 0) return;
  await createOnce(limit, percent, time);
  await markUse(limit, { told: percent });
};

const createOnce = async (limit: Limit, percent: 80 | 100, time: string): Promise<void> => {
  const { accountId, chatbotId, period, start } = limit;
  const notice = { account_id: accountId, ...(chatbotId && { chatbot_id: chatbotId }), period, start };
  const ttl = Math.ceil(Date.parse(time) / 1000) + daysKept * 86_400;
  await noticeEntity.create({ ...notice, percent, at: time, ttl }).catch((error) => {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  });
};

const limitsText = ({ nanoDollars, answers }: Limit): string => `${nanoDollars ?? ""}/${answers ?? ""}`;

export const notices = {
  ofAccount: (accountId: string) =>
    Array.fromAsync(noticeEntity.all({ pk: key("account", accountId), prefix: keyPrefix("budgetNotice") })),

  unsent: () => noticeEntity.all({ pk: key("budgetNotice"), prefix: "", index: "gsi1" }),

  /** Takes a notice for this process. Returns false if another one has taken or sent it. */
  take: async (notice: Notice, now: Date): Promise<boolean> => {
    if (notice.taken_until && notice.taken_until > now.toISOString()) return false;
    const until = new Date(now.getTime() + takenMs).toISOString();
    const condition = when.equals({ taken_until: notice.taken_until, at: notice.at });
    return unlessChanged([noticeEntity.change(notice, { set: { taken_until: until }, condition })]);
  },

  /** Notes that a notice was sent, in a transaction that `also` joins. It stays, so that it is not written again. */
  sent: (notice: Notice, also: Write[]): Promise<boolean> =>
    unlessChanged([noticeEntity.change(notice, { remove: ["gsi1pk", "gsi1sk", "taken_until"] }), ...also]),
};

/** False if the first write's item was changed since it was read. */
const unlessChanged = (writes: Write[]): Promise<boolean> =>
  transact(writes).then(
    () => true,
    (error) => {
      if (failedCondition(error)) return false;
      throw error;
    },
  );
