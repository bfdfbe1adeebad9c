import * as z from "zod";
import { settingsBounds } from "./answer-style.ts";
import { AnswerStyle, providers } from "./shapes.ts";

const between = (least: number, most: number) =>
  z
    .number(`Enter a number from ${least} to ${most}.`)
    .min(least, `Enter a number from ${least} to ${most}.`)
    .max(most, `Enter a number from ${least} to ${most}.`);

/** The settings of a chatbot that its owner changes. */
export const LlmSettings = z.object({
  provider: z.enum(providers),
  model: z.string().min(1, "Choose a model.").max(200),
  temperature: between(0, 2).multipleOf(0.1, "Use steps of 0.1."),
  max_tokens: between(1, 4000).int("Enter a whole number."),
  top_p: between(0, 1),
  frequency_penalty: between(-2, 2),
  presence_penalty: between(-2, 2),
  /** Null or empty: the default prompt is used. */
  system_prompt: z
    .string()
    .max(settingsBounds.prompt, `Use at most ${settingsBounds.prompt.toLocaleString("en-US")} characters.`)
    .nullable(),
  answer_style: AnswerStyle,
});
export type LlmSettings = z.infer<typeof LlmSettings>;
