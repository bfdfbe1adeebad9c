import { siteUrl } from "#platform/mail/site-url.ts";
import type { Subscriber } from "#shared/newsletter/routes.ts";
import { subscriberStore } from "./store.ts";
import { tokenFor } from "./token.ts";

/** A page of the subscribers by address. Nothing of the addresses at which a subscription ends is stored. */
export const exportPage = async (
  cursor: string | undefined,
): Promise<{ items: Subscriber[]; cursor?: string }> => {
  const [page, site] = await Promise.all([subscriberStore.list(cursor), siteUrl()]);
  const items = await Promise.all(
    page.items.map(async (one) => {
      const token = await tokenFor("unsubscribe", one.email);
      return {
        ...one,
        unsubscribe_url: `${site}/newsletter/unsubscribe#${token}`,
        one_click_url: `${site}/api/newsletter/unsubscribe/${token}`,
      };
    }),
  );
  return { items, ...(page.cursor && { cursor: page.cursor }) };
};
