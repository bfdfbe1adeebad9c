import { serve } from "#platform/http/serve.ts";
import { chatbots } from "#shared/contract/chatbots.ts";
import { create } from "./create.ts";
import { publish, uniqueSlug } from "./publish.ts";
import { chatbotStore } from "./store.ts";

export const handler = serve(chatbots, {
  list: (page, { userId }) => chatbotStore.list(userId, page),
  create: (input, { userId }) => create(userId, input),
  get: ({ id }, { userId }) => chatbotStore.ofAccount(userId, id),
  llmConfiguration: ({ id }, { userId }) => chatbotStore.configuration(userId, id),
  publish: async ({ id, ...publication }, { userId }) =>
    publish(await chatbotStore.ofAccount(userId, id), publication),
  uniqueSlug: async ({ base_name }) => ({ slug: await uniqueSlug(base_name) }),
});
