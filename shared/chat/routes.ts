import * as z from "zod";
import { LlmSettings } from "../chatbots/llm-settings.ts";
import { question, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { VisitorInfo } from "../conversations/visitor-info.ts";
import { History, withHistory } from "./history.ts";
import { isPageContext, maxContextLength, maxTextLength, mostEntries } from "./page-context.ts";
import { Answer, Debug, SearchResult } from "./shapes.ts";

/** Fits a question and the longest system prompt, in any script. */
const settingsBytes = 64 * 1024;

const PageContext = z
  .record(z.string().max(40), z.union([z.string().max(maxTextLength), z.number(), z.boolean()]))
  .refine(
    isPageContext,
    `Send at most ${mostEntries} short texts, numbers or booleans, of ${maxContextLength} characters in all.`,
  );

/** The page's `lang`, a tag of BCP 47, for a question that is in no language, such as "4711?". */
const language = z.string().max(100).optional();

const options = { stream: z.boolean().default(false), includeContext: z.boolean().default(true) };

export const chat = {
  search: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/search",
    access: "owner",
    role: "answers",
    limit: "questions",
    summary: "Find the passages that bear on a question, best first, without answering it",
    input: z.object({
      chatbotId: reference,
      query: question,
      limit: z.number().int().min(1).max(20).default(5),
    }),
    output: SearchResult,
  }),
  starters: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/starters",
    access: "owner",
    role: "answers",
    summary: "List the questions that a chat begins with, and up to twelve that the documents suggest",
    input: z.object({ chatbotId: reference }),
    output: z.object({
      starters: z.array(z.string()),
      suggestions: z.array(z.string()),
      /** The owner has chosen the starters; otherwise they are the first suggestions. */
      isOwn: z.boolean(),
    }),
  }),
  previewPrompt: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/prompt-preview",
    access: "owner",
    limit: "questions",
    summary: "Show the prompt that a question would be sent with, by settings that need not be saved",
    input: z.object({ chatbotId: reference, query: question, settings: LlmSettings }),
    output: z.object({ sent: Debug.shape.sent }),
    bodyBytes: settingsBytes,
  }),
  tryOut: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/try-out",
    access: "owner",
    limit: "questions",
    summary: "Ask one of your chatbots by settings that are not saved; nothing but the cost is stored",
    input: z.object({
      chatbotId: reference,
      query: question,
      /** The saved ones if absent. */
      settings: LlmSettings.optional(),
      ...options,
    }),
    output: Answer,
    streams: true,
    bodyBytes: settingsBytes,
  }),
  suggest: route({
    method: "POST",
    path: "/api/conversations/{conversationId}/suggestion",
    access: "owner",
    role: "answers",
    limit: "questions",
    summary:
      "Draft an answer to the visitor's last message, with its sources, for a person to edit; nothing but the cost is stored",
    input: z.object({ conversationId: reference, ...options }),
    output: Answer,
    streams: true,
  }),
  ask: route({
    method: "POST",
    path: "/functions/v1/rag-chat",
    access: "owner",
    role: "answers",
    limit: "questions",
    summary: "Ask one of your chatbots, or without one the account's language model alone",
    input: z.object({
      ragSystemId: reference.optional(),
      query: question,
      /** Without a chatbot: the instruction, the wished model and how freely it writes. */
      systemPrompt: z.string().max(8000, "Use at most 8,000 characters.").optional(),
      model: z.string().max(200).optional(),
      temperature: z.number().min(0).max(2).optional(),
      conversationId: reference.optional(),
      history: History,
      language,
      /** Adds a `debug` trace to the answer. */
      debug: z.boolean().default(false),
      ...options,
    }),
    output: Answer,
    streams: true,
    ...withHistory,
  }),
  askPublic: route({
    method: "POST",
    path: "/functions/v1/public-rag-chat",
    access: "visitor",
    summary: "Ask a published chatbot",
    input: z.object({ ragSlug: reference, message: question, history: History, language, ...options }),
    output: Answer,
    streams: true,
    ...withHistory,
  }),
  askPublicStream: route({
    method: "POST",
    path: "/functions/v1/public-rag-chat-stream",
    access: "visitor",
    summary: "Ask a published chatbot and read the answer as it is written",
    input: z.object({
      ragSlug: reference,
      message: question,
      history: History,
      language,
      includeContext: options.includeContext,
      stream: z.boolean().default(true),
    }),
    output: Answer,
    streams: true,
    ...withHistory,
  }),
  askWidget: route({
    method: "POST",
    path: "/functions/v1/widget-chat",
    access: "visitor",
    summary: "Ask the chatbot behind a widget",
    input: z.object({
      widgetId: reference,
      ragSystemId: reference.optional(),
      message: question,
      sessionId: z.string().max(100),
      userInfo: VisitorInfo.optional(),
      /** The page's own words about itself: texts, numbers and booleans by name. */
      context: PageContext.optional(),
      language,
      ...options,
    }),
    output: Answer,
    streams: true,
    bodyBytes: 64 * 1024,
  }),
};
