import type * as z from "zod";
import { settingsOf, settingsStore, versionOf } from "#lambdas/chatbot-settings/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { AppError } from "#shared/errors.ts";
import type { ApiSettings, publicApi } from "#shared/public-api/routes.ts";

type Changes = z.output<(typeof publicApi)["changeSettings"]["input"]>;
type Settings = z.input<typeof ApiSettings>;

/** The present settings of the key's chatbot. */
export const readSettings = async (key: ApiKey): Promise<Settings> => {
  const { settings, version } = await stored(key);
  return { ...settings, version };
};

/** Saves a new version of the settings with some of them changed. */
export const changeSettings = async (key: ApiKey, changes: Changes): Promise<Settings> => {
  const { chatbot, settings: former, version: base } = await stored(key);
  const next = { ...former, ...changes };
  const system_prompt = next.system_prompt?.trim() ? next.system_prompt : null;
  const { settings, version } = await settingsStore.save(
    chatbot,
    { ...next, system_prompt },
    { base, userId: key.id },
  );
  return { ...settings, version };
};

const stored = async ({ accountId, chatbotId }: ApiKey) => {
  const chatbot = await chatbotStore.ofAccount(accountId, chatbotId);
  const configuration = await settingsStore.find(chatbot);
  if (!configuration)
    throw new AppError("not_found", "This chatbot has no settings yet. Save them in the app.");
  return { chatbot, settings: settingsOf(configuration), version: versionOf(configuration) };
};
