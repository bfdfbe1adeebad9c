import { accountStore } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { serve } from "#platform/http/serve.ts";
import { choicesFor } from "#platform/models/account/choices.ts";
import { requireOffered } from "#platform/models/offered.ts";
import { chatbotSettings } from "#shared/chatbot-settings/routes.ts";
import { readSettings } from "./read.ts";
import { settingsStore } from "./store.ts";

export const handler = serve(chatbotSettings, {
  read: async ({ chatbotId }, { accountId }) =>
    readSettings(await chatbotStore.ofAccount(accountId, chatbotId)),
  save: async ({ chatbotId, version, settings }, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    requireOffered(await choicesFor(accountId), settings, await settingsStore.find(chatbot));
    const system_prompt = settings.system_prompt?.trim() ? settings.system_prompt : null;
    return settingsStore.save(chatbot, { ...settings, system_prompt }, { base: version, userId });
  },
  versions: async ({ chatbotId, ...page }, { accountId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    const [{ items, ...rest }, users] = await Promise.all([
      settingsStore.versions(chatbot, page),
      accountStore.users(accountId),
    ]);
    return {
      items: items.map(({ user_id, ...version }) => ({
        ...version,
        ...(user_id && { by: users.get(user_id) ?? { user_id } }),
      })),
      ...rest,
    };
  },
  restore: async ({ chatbotId, number, version }, { accountId, userId }) => {
    const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
    const { settings } = await settingsStore.version(chatbot, number);
    return settingsStore.save(chatbot, settings, { base: version, userId, restored: number });
  },
});
