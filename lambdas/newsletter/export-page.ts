import { siteUrl } from "#platform/mail/site-url.ts";
import type { Output } from "#shared/contract/route.ts";
import type { newsletter } from "#shared/newsletter/routes.ts";
import { subscriberStore } from "./store.ts";
import { tokenFor } from "./token.ts";

/** Subscribers by address, each with what a mail to it has to carry. */
export const exportPage = async (cursor: string | undefined): Promise<Output<typeof newsletter.export>> => {
  const [page, site] = await Promise.all([subscriberStore.list(cursor), siteUrl()]);
  const items = await Promise.all(
    page.items.map(async (subscriber) => {
      const token = await tokenFor("unsubscribe", subscriber.email);
      return {
        ...subscriber,
        unsubscribe_url: `${site}/newsletter/unsubscribe#${token}`,
        one_click_url: `${site}/api/newsletter/unsubscribe/${token}`,
      };
    }),
  );
  return { items, ...(page.cursor && { cursor: page.cursor }) };
};
