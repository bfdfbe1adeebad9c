import * as z from "zod";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { AppError } from "#shared/errors.ts";
import { key } from "./names.ts";

/*
 * Access patterns
 *   a user's subscription of the weekly report   OWNER#{account} / REPORTS#{user}
 *   those whose report is due, by time           REPORTS / {next report at}#{user}, in the index
 */

const Subscription = z.object({
  account_id: z.string(),
  user_id: z.string(),
  time_zone: z.string(),
  /** When the next report is due: a Monday at 08:00 in the time zone. */
  next_report_at: z.iso.datetime(),
  /** Until then the process that took the report may be at work. */
  taken_until: z.iso.datetime().optional(),
});
export type Subscription = z.infer<typeof Subscription>;

type Key = Pick<Subscription, "account_id" | "user_id">;

const keyOf = ({ account_id, user_id }: Key) => ({
  pk: key("account", account_id),
  sk: key("reports", user_id),
});

const dueKey = ({ user_id, next_report_at }: Pick<Subscription, "user_id" | "next_report_at">) =>
  `${next_report_at}#${user_id}`;

const subscriptionEntity = entity({
  name: "Subscription",
  shape: Subscription,
  key: keyOf,
  keysOf: (one) => ({ ...keyOf(one), gsi1pk: key("reports"), gsi1sk: dueKey(one) }),
});

/** Mails of a run are sent one after the other; a run takes at most five minutes. */
const takenMilliseconds = 10 * 60_000;

export const subscriptions = {
  find: subscriptionEntity.find,
  save: subscriptionEntity.save,
  remove: subscriptionEntity.remove,

  /** Due subscriptions, the longest due first. */
  async *due(now: Date): AsyncGenerator<Subscription> {
    for await (const one of subscriptionEntity.all({ pk: key("reports"), prefix: "", index: "gsi1" })) {
      if (one.next_report_at > now.toISOString()) return;
      yield one;
    }
  },

  /** Takes a report for this process. Returns false if another one has taken or sent it. */
  take: async (one: Subscription, now: Date): Promise<boolean> => {
    const { next_report_at, taken_until } = one;
    if (taken_until && taken_until > now.toISOString()) return false;
    const until = new Date(now.getTime() + takenMilliseconds).toISOString();
    return changed(one, {
      set: { taken_until: until },
      condition: when.equals({ next_report_at, taken_until }),
    });
  },

  /** Ends a report that was sent. */
  done: ({ next_report_at: sent, ...one }: Subscription, next_report_at: string): Promise<boolean> =>
    changed(one, {
      set: { next_report_at, gsi1sk: dueKey({ ...one, next_report_at }) },
      remove: ["taken_until"],
      condition: when.equals({ next_report_at: sent }),
    }),
};

/** False for a subscription that is no longer as it was read, or that was ended. */
const changed = (one: Key, change: Parameters<typeof subscriptionEntity.update>[1]): Promise<boolean> =>
  subscriptionEntity.update(one, change).then(
    () => true,
    (error) => {
      if (error instanceof AppError && error.code === "not_found") return false;
      throw error;
    },
  );
