import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { admitChatbot } from "#lambdas/core/quotas.ts";
import { serve } from "#platform/http/serve.ts";
import { chatbots } from "#shared/chatbots/routes.ts";
import { create } from "./create.ts";
import { listCounted } from "./list-counted.ts";
import { publish, uniqueSlug } from "./publish.ts";
import { contentsOf, removeChatbot } from "./remove.ts";

export const handler = serve(chatbots, {
  list: (page, { accountId }) => listCounted(accountId, page),
  create: async (input, { accountId, userId }) => {
    await admitChatbot(accountId);
    return create(accountId, input, userId);
  },
  get: ({ id }, { accountId }) => chatbotStore.ofAccount(accountId, id),
  llmConfiguration: async ({ id }, { accountId }) =>
    (await chatbotStore.configured(accountId, id)).configuration,
  rename: async ({ id, name, description }, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, id);
    return chatbotStore.rename(chatbot, { name, description: description || null }, userId);
  },
  duplicate: async ({ id, copyId }, actor) => {
    const source = await chatbotStore.ofAccount(actor.accountId, id);
    const { duplicate, duplicateContents } = await import("./duplicate.ts");
    if (!copyId) return { copy: await duplicate(source, actor), isDone: false };
    const copy = await chatbotStore.ofAccount(actor.accountId, copyId);
    return { copy, isDone: await duplicateContents(source, copy, actor.userId) };
  },
  contents: async ({ id }, { accountId }) => contentsOf(await chatbotStore.ofAccount(accountId, id)),
  remove: async ({ id }, { accountId, userId }) => ({
    isDone: await removeChatbot(await chatbotStore.ofAccount(accountId, id), userId),
  }),
  publish: async ({ id, ...publication }, { accountId, userId }) =>
    publish(await chatbotStore.ofAccount(accountId, id), publication, userId),
  setPeople: async ({ id, people }, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, id);
    return (await import("./set-people.ts")).setPeople(chatbot, people, userId);
  },
  setStarters: async ({ chatbotId, starters }, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    return (await import("./set-starters.ts")).setStarters(chatbot, starters, userId);
  },
  uniqueSlug: async ({ base_name }) => ({ slug: await uniqueSlug(base_name) }),
});
