import { requireOperator } from "#platform/access/owner/runs-installation.ts";
import { serve } from "#platform/http/serve.ts";
import { canSendMail } from "#platform/mail/mail.ts";
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
  summary: async (_, { userId }) => {
    await requireOperator(userId);
    return { subscriber_count: await subscriberStore.count(), sends_mail: canSendMail() };
  },
  export: async ({ cursor }, { userId }) => {
    await requireOperator(userId);
    return exportPage(cursor);
  },
});
