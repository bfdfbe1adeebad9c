import { choicesFor } from "#platform/models/account/choices.ts";
import { defaultParameters } from "#shared/chatbots/answer-style.ts";
import type { Chatbot, LlmConfiguration } from "#shared/chatbots/routes.ts";

/** The model settings of a chatbot that has stored none: the account's default model with the default prompt. */
export const defaultConfiguration = async ({ id, user_id }: Chatbot): Promise<LlmConfiguration> => ({
  id: "",
  rag_system_id: id,
  user_id,
  ...(await choicesFor(user_id)).default,
  ...defaultParameters,
  system_prompt: null,
});
