import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";

/** The names of the settings that differ; `model` stands for its provider too. */
export const differencesOf = (former: LlmSettings, next: LlmSettings): string[] => {
  const [one, other] = [flat(former), flat(next)];
  return Object.keys(other).filter((name) => one[name] !== other[name]);
};

const flat = ({
  provider,
  model,
  answer_style,
  system_prompt,
  ...rest
}: LlmSettings): Record<string, unknown> => ({
  model: `${provider}/${model}`,
  ...rest,
  system_prompt: system_prompt ?? "",
  ...answer_style,
  avoided_words: answer_style.avoided_words.join("\n"),
});
