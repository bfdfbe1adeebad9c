import { requireOperator } from "#platform/access/owner/runs-installation.ts";
import { serve } from "#platform/http/serve.ts";
import { canSendMail } from "#platform/mail/mail.ts";
import { newsletter } from "#shared/newsletter/routes.ts";
import { exportPage } from "./export-page.ts";
import { subscriberStore } from "./store.ts";
import { subscribe } from "./subscribe.ts";
import { emailOf } from "./token.ts";

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
  summary: async (_, { userId }) => {
    await requireOperator(userId);
    return { subscriber_count: await subscriberStore.count(), sends_mail: canSendMail() };
  },
  export: async ({ cursor }, { userId }) => {
    await requireOperator(userId);
    return exportPage(cursor);
  },
});
