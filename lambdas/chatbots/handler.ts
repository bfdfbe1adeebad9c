import { admitChatbot } from "#lambdas/account/quotas.ts";
import { serve } from "#platform/http/serve.ts";
import { chatbots } from "#shared/contract/chatbots.ts";
import { create } from "./create.ts";
import { publish, uniqueSlug } from "./publish.ts";
import { chatbotStore } from "./store.ts";

export const handler = serve(chatbots, {
  list: (page, { accountId }) => chatbotStore.list(accountId, page),
  create: async (input, { accountId, userId }) => {
    await admitChatbot(accountId);
    return create(accountId, input, userId);
  },
  get: ({ id }, { accountId }) => chatbotStore.ofAccount(accountId, id),
  llmConfiguration: ({ id }, { accountId }) => chatbotStore.configuration(accountId, id),
  publish: async ({ id, ...publication }, { accountId, userId }) =>
    publish(await chatbotStore.ofAccount(accountId, id), publication, userId),
  uniqueSlug: async ({ base_name }) => ({ slug: await uniqueSlug(base_name) }),
});
