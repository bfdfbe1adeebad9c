import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";

/** The settings by the names that versions record. */
export const settingNames: Record<string, string> = {
  provider: "Provider",
  model: "Model",
  temperature: "Temperature",
  max_tokens: "Max tokens",
  top_p: "top_p",
  frequency_penalty: "Frequency penalty",
  presence_penalty: "Presence penalty",
  system_prompt: "System prompt",
  citations: "Citations",
  refusal: "Refusals",
  length: "Length",
  tone: "Tone",
  language: "Language",
  avoided_words: "Words to avoid",
};

/** A setting as readers see it. */
export const shownValue = (settings: LlmSettings, name: string): string => {
  if (name === "system_prompt") return settings.system_prompt || "The default prompt";
  if (name === "citations") return settings.answer_style.citations ? "on" : "off";
  if (name === "avoided_words") return settings.answer_style.avoided_words.join(", ") || "none";
  const { answer_style, ...rest } = settings;
  return String({ ...rest, ...answer_style }[name as "tone"] ?? "");
};
