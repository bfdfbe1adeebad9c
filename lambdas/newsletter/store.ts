import * as z from "zod";
import { countItems } from "#platform/table/count.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   one subscriber, and all, by address   SUBSCRIBER / SUBSCRIBER#{address}
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

export const subscriberStore = {
  find: (email: string) => subscribers.find({ email }),

  /** Stores an address once; a second time changes nothing. */
  add: async (email: string): Promise<void> => {
    if (!(await subscribers.find({ email })))
      await subscribers.save({ email, confirmed_at: new Date().toISOString() });
  },

  remove: (email: string) => subscribers.remove({ email }),

  count: () => countItems({ pk: key("subscriber"), prefix: keyPrefix("subscriber") }),

  list: (cursor: string | undefined) =>
    subscribers.list({ pk: key("subscriber"), prefix: keyPrefix("subscriber"), limit: 500, cursor }),
};

/** Mail providers tell no small letters from capitals. */
const folded = (email: string): string => email.toLowerCase();
