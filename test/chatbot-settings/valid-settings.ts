import { defaultAnswerStyle, defaultParameters } from "#shared/chatbots/answer-style.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";

/** Settings that every installation takes. */
export const settings: LlmSettings = {
  provider: "builtin",
  model: "docent-extractive",
  ...defaultParameters,
  system_prompt: "Be brief.",
  answer_style: defaultAnswerStyle,
};
