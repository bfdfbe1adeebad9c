import { expect } from "vitest";
import { uploadText } from "../../upload.ts";
import type { Api } from "../../users.ts";
import type { Setup } from "./setup.ts";

const publication = { public_title: "All routes", public_description: "", is_public: true };

/** A published chatbot that has read one text. */
export const walkedChatbot = async (setup: Setup) => {
  const api = await setup.api();
  const { id: chatbotId } = await api.chatbots.create({ name: "All routes", use_case: "support" });
  const { slug } = await api.chatbots.uniqueSlug({ base_name: "All routes" });
  await api.chatbots.publish({ id: chatbotId, ...publication });
  const { id: documentId } = await uploadText(api, chatbotId, "hours.txt", "The library opens at nine.");
  return { chatbotId, slug, documentId };
};

/** Saves the settings of a chatbot and restores the first version. */
export const changeSettings = async (api: Api, chatbotId: string): Promise<void> => {
  const { settings, version } = await api.chatbotSettings.read({ chatbotId });
  const changed = { ...settings, system_prompt: "Answer in one sentence." };
  const saved = await api.chatbotSettings.save({ chatbotId, version, settings: changed });
  await api.chatbotSettings.restore({ chatbotId, number: 1, version: saved.version });
};

/** Saves budgets and takes them back. */
export const limitCosts = async (api: Api, id: string): Promise<void> => {
  await api.budget.saveAccount({ month_dollars: 100 });
  await api.budget.save({ id, day_answers: 1000 });
  expect((await api.budget.read({ id })).use).toMatchObject([{ period: "day", answers: 0 }]);
  await api.budget.save({ id });
  await api.budget.saveAccount({});
  expect((await api.budget.readAccount({})).use).toEqual([]);
};
