import * as z from "zod";
import { Budget } from "../budget/shapes.ts";
import { at } from "../contract/fields.ts";
import {
  answerLanguages,
  lengthChoices,
  refusalChoices,
  type AnswerStyle as Shape,
  settingsBounds,
  toneChoices,
} from "./answer-style.ts";

export const Chatbot = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(["active"]),
  is_public: z.boolean(),
  public_slug: z.string().nullable(),
  public_title: z.string().nullable(),
  public_description: z.string().nullable(),
  published_at: at.nullable(),
  /** The message with which an interviewer opens each chat; absent for other use cases. */
  opening_question: z.string().optional(),
  /** The number of its API integrations that are enabled; absent before the first one. */
  active_integrations: z.number().int().optional(),
  /** Whether it is the product's sample; absent for false. */
  is_sample: z.boolean().optional(),
  /** Conversations without activity for so many days are deleted; absent if they are kept until somebody deletes them. */
  keep_days: z.number().int().optional(),
  /** Whether conversations on the public page are kept; absent for false. */
  keeps_page: z.boolean().optional(),
  /** When visitors can ask for a person; absent if they cannot. */
  people: z
    .object({
      wait_minutes: z.number(),
      hours: z.array(z.object({ day: z.number(), from: z.string(), to: z.string() })),
    })
    .optional(),
  /** The owner's questions to begin a chat with, none on purpose too; absent while the documents suggest them. */
  starters: z.array(z.string()).optional(),
  /** The questions that the documents suggested last. */
  found_starters: z.array(z.string()).optional(),
  /** Absent if nothing limits what the chatbot costs. */
  budget: Budget.optional(),
  created_at: at,
});

/** `account` is the provider that the account has set up itself. */
export const providers = ["builtin", "openai", "bedrock", "account"] as const;

export const AnswerStyle = z.object({
  citations: z.boolean(),
  refusal: z.enum(refusalChoices),
  length: z.enum(lengthChoices),
  tone: z.enum(toneChoices),
  language: z.enum(["visitor", ...answerLanguages]),
  avoided_words: z
    .array(
      z
        .string()
        .trim()
        .min(1, "Enter a word.")
        .max(settingsBounds.word, `Use at most ${settingsBounds.word} characters for a word.`),
    )
    .max(settingsBounds.words, `Enter at most ${settingsBounds.words} words.`),
}) satisfies z.ZodType<Shape>;
export const LlmConfiguration = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  provider: z.enum(providers),
  model: z.string(),
  temperature: z.number().min(0).max(2),
  max_tokens: z.number().int().min(1).max(4000),
  top_p: z.number().min(0).max(1),
  frequency_penalty: z.number().min(-2).max(2),
  presence_penalty: z.number().min(-2).max(2),
  system_prompt: z.string().nullable(),
  /** Absent until it is saved first. */
  answer_style: AnswerStyle.optional(),
  /** The number of its present version; absent in the first one. */
  version: z.number().int().optional(),
});
