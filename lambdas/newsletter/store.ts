import * as z from "zod";
import { countItems } from "#platform/table/count.ts";
import { entity } from "#platform/table/entity.ts";
import { AppError } from "#shared/errors.ts";
import { fingerprintOf, folded } from "./fingerprint.ts";
import { key, keyPrefix } from "./names.ts";
import { type Content, confirmDays } from "./token.ts";

/*
 * Access patterns
 *   one subscriber, and all, by address            SUBSCRIBER / SUBSCRIBER#{address}
 *   when an address was taken off, for some days   UNSUBSCRIBED#{fingerprint} / UNSUBSCRIBED
 */

const keyOf = ({ email }: { email: string }) => ({
  pk: key("subscriber"),
  sk: key("subscriber", folded(email)),
});

const Subscriber = z.object({
  email: z.string(),
  /** When the link in the mail was used. */
  confirmed_at: z.string(),
});
export type Subscriber = z.infer<typeof Subscriber>;

const subscribers = entity({ name: "Subscriber", shape: Subscriber, key: keyOf, keysOf: keyOf });

const endKeyOf = ({ fingerprint }: { fingerprint: string }) => ({
  pk: key("unsubscribed", fingerprint),
  sk: key("unsubscribed"),
});

/** Kept as long as a link from before can be used. */
const End = z.object({ fingerprint: z.string(), at: z.number(), ttl: z.number().int() });

const ends = entity({ name: "End of a subscription", shape: End, key: endKeyOf, keysOf: endKeyOf });

export const subscriberStore = {
  find: (email: string) => subscribers.find({ email }),

  /**
   * Stores an address once; a second time changes nothing. Throws AppError `invalid` if the address was taken off the
   * list after the link was made.
   */
  add: async ({ email, at }: Content): Promise<void> => {
    if (await subscribers.find({ email })) return;
    const end = await ends.find({ fingerprint: await fingerprintOf(email) });
    if (end && end.at >= at)
      throw new AppError(
        "invalid",
        "This link is from before you unsubscribed. Subscribe again on the blog to get a new one.",
      );
    await subscribers.save({ email, confirmed_at: new Date().toISOString() });
  },

  /** Deletes an address; links that were sent to it before add it no more. */
  remove: async (email: string, now = Date.now()): Promise<void> => {
    const ttl = Math.ceil(now / 1000) + confirmDays * 86_400;
    await ends.save({ fingerprint: await fingerprintOf(email), at: now, ttl });
    await subscribers.remove({ email });
  },

  count: () => countItems({ pk: key("subscriber"), prefix: keyPrefix("subscriber") }),

  list: (cursor: string | undefined) =>
    subscribers.list({ pk: key("subscriber"), prefix: keyPrefix("subscriber"), limit: 500, cursor }),
};
