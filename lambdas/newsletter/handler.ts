import { isOperator } from "#platform/access/owner/operator.ts";
import { serve } from "#platform/http/serve.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { AppError } from "#shared/errors.ts";
import { newsletter } from "#shared/newsletter/routes.ts";
import { subscriberStore } from "./store.ts";
import { subscribe } from "./subscribe.ts";
import { emailOf, tokenFor } from "./token.ts";

export const handler = serve(newsletter, {
  subscribe: ({ email }, { caller }) => subscribe(email, caller),
  confirm: async ({ token }) => {
    const email = await emailOf("confirm", token);
    await subscriberStore.add(email);
    return { email };
  },
  unsubscribe: async ({ token }) => {
    await subscriberStore.remove(await emailOf("unsubscribe", token));
    return {};
  },
  export: async ({ cursor }, { userId }) => {
    if (!isOperator(userId)) throw new AppError("not_found", "There is nothing here. Check the address.");
    const [page, site] = await Promise.all([subscriberStore.list(cursor), siteUrl()]);
    const items = await Promise.all(
      page.items.map(async (one) => ({
        ...one,
        unsubscribe_url: `${site}/newsletter/unsubscribe#${await tokenFor("unsubscribe", one.email)}`,
      })),
    );
    return { items, ...(page.cursor && { cursor: page.cursor }) };
  },
});
