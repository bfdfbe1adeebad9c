import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { choicesFor } from "#platform/models/account/choices.ts";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { describeModel, typicalAnswer } from "./models.ts";
import { settingsOf, settingsStore, versionOf } from "./store.ts";

/** A chatbot's settings, or the default ones if it has none, and the models to choose from. */
export const readSettings = async (chatbot: Chatbot): Promise<SettingsState> => {
  const [choices, stored] = await Promise.all([choicesFor(chatbot.user_id), settingsStore.find(chatbot)]);
  const { configuration } = await chatbotStore.together(chatbot, stored);
  return {
    chatbotId: chatbot.id,
    name: chatbot.name,
    settings: settingsOf(configuration),
    version: versionOf(stored),
    models: choices.available.map(describeModel),
    defaultModel: choices.default,
    typicalAnswer,
  };
};
