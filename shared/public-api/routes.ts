import * as z from "zod";
import { PermissionScope } from "../api-keys/shapes.ts";
import { ContextItem, Outcome } from "../chat/shapes.ts";
import { settingsBounds } from "../chatbots/answer-style.ts";
import { LlmSettings } from "../chatbots/llm-settings.ts";
import { at, question, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Completion, CompletionRequest, Model } from "./openai-shapes.ts";

export const ApiAnswer = z.object({
  answer: z
    .string()
    .describe("The answer. Numbers in brackets are the places of passages in context, from 1."),
  response_time_ms: z.number().describe("Milliseconds from the question's arrival to the last word."),
  token_count: z.number().int().describe("Tokens of question, passages and answer."),
  context: z
    .array(ContextItem.pick({ source: true, similarity: true, content: true }))
    .optional()
    .describe("The passages that the answer was given, best first; absent if include_context is false."),
  outcome: Outcome,
  finish_reason: z
    .enum(["stop", "length"])
    .describe("length: the model's limit of tokens cut the answer. Raise Max tokens in the settings."),
  conversation_id: z
    .string()
    .optional()
    .describe("Send it with the next question to go on with the conversation."),
});
export type ApiAnswer = z.infer<typeof ApiAnswer>;

const remaining = z.number().int();

export const KeyInfo = z.object({
  name: z.string(),
  rag_system_name: z.string(),
  permission_scope: PermissionScope,
  requests_per_minute: z.number().int(),
  daily_quota: z.number().int(),
  usage_today: z.number().int(),
  usage_this_month: z.number().int(),
  total_usage: z.number().int(),
  created_at: at,
  rate_limits: z.object({ minute_remaining: remaining, daily_remaining: remaining }).optional(),
});
export type KeyInfo = z.infer<typeof KeyInfo>;

/** Settings that a key changes. Provider and model stay with the owner, who pays for them. */
const Changeable = LlmSettings.omit({ provider: true, model: true });
export const ApiSettings = Changeable.extend({ model: z.string(), version: z.number().int() });

/** Fits a question and the longest system prompt, in any script. */
const promptBytes = 64 * 1024;

/**
 * A client's whole chat with its images and the schemas of its tools: a function takes 6 MB, in which quotation marks
 * and line breaks are escaped once more.
 */
const wholeChat = { bodyBytes: 4 * 1024 * 1024, bodyBounds: { levels: 100, values: 60_000 } };

export const publicApi = {
  ask: route({
    method: "POST",
    path: "/functions/v1/rag-api",
    access: "apiKey",
    scope: "read",
    refuses: ["not_covered"],
    summary: "Ask the key's chatbot a question",
    input: z.object({
      query: question.describe("The question, up to 4,000 characters."),
      include_context: z.boolean().default(true).describe("Whether the passages come back with the answer."),
      stream: z
        .boolean()
        .default(false)
        .describe("Sends the answer as server-sent events: text in choices[0].delta.content, then [DONE]."),
      systemPrompt: z
        .string()
        .optional()
        .describe(
          `Replaces the chatbot's system prompt for this request; cut to ${settingsBounds.prompt.toLocaleString("en-US")} characters.`,
        ),
      conversation_id: reference
        .optional()
        .describe("A conversation of the same key that the question belongs to."),
    }),
    output: ApiAnswer,
    streams: true,
    bodyBytes: 4 * promptBytes,
  }),
  keyInfo: route({
    method: "GET",
    path: "/functions/v1/api-key-info",
    access: "apiKey",
    scope: "read",
    summary: "Read the key's own settings, usage and remaining requests",
    input: z.object({}),
    output: KeyInfo,
  }),
  complete: route({
    method: "POST",
    path: "/v1/chat/completions",
    access: "apiKey",
    scope: "read",
    errors: "openai",
    refuses: ["no_context", "not_configured", "model_failed"],
    summary: "Ask the key's chatbot in the shape of OpenAI's Chat Completions API",
    input: CompletionRequest,
    output: Completion,
    streams: true,
    ...wholeChat,
  }),
  models: route({
    method: "GET",
    path: "/v1/models",
    access: "apiKey",
    scope: "read",
    errors: "openai",
    summary: "List the key's chatbot as a model, for clients of OpenAI",
    input: z.object({}),
    output: z.object({ object: z.literal("list"), data: z.array(Model) }),
  }),
  settings: route({
    method: "GET",
    path: "/functions/v1/chatbot-settings",
    access: "apiKey",
    scope: "read-write",
    summary: "Read the settings of the key's chatbot",
    input: z.object({}),
    output: ApiSettings,
  }),
  changeSettings: route({
    method: "PATCH",
    path: "/functions/v1/chatbot-settings",
    access: "apiKey",
    scope: "read-write",
    summary: "Change settings of the key's chatbot; those that are left out stay",
    input: Changeable.partial(),
    output: ApiSettings,
    bodyBytes: promptBytes,
  }),
};
