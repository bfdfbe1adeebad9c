import { isOperator } from "#platform/access/owner/operator.ts";
import { serve } from "#platform/http/serve.ts";
import { AppError } from "#shared/errors.ts";
import { newsletter } from "#shared/newsletter/routes.ts";
import { exportPage } from "./export-page.ts";
import { subscriberStore } from "./store.ts";
import { subscribe } from "./subscribe.ts";
import { contentOf } from "./token.ts";

export const handler = serve(newsletter, {
  subscribe: ({ email }, { caller }) => subscribe(email, caller),
  confirm: async ({ token }) => {
    const content = await contentOf("confirm", token);
    await subscriberStore.add(content);
    return { email: content.email };
  },
  unsubscribe: async ({ token }) => {
    const { email } = await contentOf("unsubscribe", token);
    await subscriberStore.remove(email);
    return {};
  },
  export: ({ cursor }, { userId }) => {
    if (!isOperator(userId)) throw new AppError("not_found", "There is nothing here. Check the address.");
    return exportPage(cursor);
  },
});
