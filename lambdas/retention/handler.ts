import { conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { retention } from "#shared/retention/routes.ts";
import { lastKept } from "./last-kept.ts";
import { retentionStore } from "./store.ts";

export const handler = serve(retention, {
  count: async ({ id, days, cursor }, { accountId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, id);
    return (await conversationStore.expiry()).countExpired(chatbot.id, lastKept(new Date(), days), cursor);
  },
  save: async ({ id, ...choice }, { accountId, userId }) =>
    retentionStore.save(await chatbotStore.ofAccount(accountId, id), choice, userId),
});
