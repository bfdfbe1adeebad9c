import * as z from "zod";
import { at } from "./fields.ts";

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
  created_at: at,
});

export const providers = ["builtin", "openai", "bedrock"] as const;

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
});
