import * as z from "zod";
import { question } from "./fields.ts";
import { route } from "./route.ts";

export const ContextItem = z.object({
  content: z.string(),
  /** 0 to 1. */
  similarity: z.number(),
  source: z.string(),
  metadata: z.object({
    filename: z.string(),
    documentId: z.string().optional(),
    passageId: z.string().optional(),
    /** "Page 4", "Slide 2", "Sheet Prices". */
    place: z.string().optional(),
    titlePath: z.array(z.string()).optional(),
    /** Position of the passage in its document, from 1. */
    passage: z.number().int().optional(),
  }),
});
export type ContextItem = z.infer<typeof ContextItem>;

export const Answer = z.object({
  answer: z.string(),
  context: z.array(ContextItem),
  /** Milliseconds from the question's arrival to the last word. */
  responseTime: z.number(),
  tokenCount: z.number().int(),
  conversationId: z.string().optional(),
  apiData: z.object({ integrationName: z.string(), data: z.unknown() }).optional(),
});
export type Answer = z.infer<typeof Answer>;

/** Earlier turns that the caller keeps itself, oldest first; stored conversations bring their own. */
export const History = z
  .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(8000) }))
  .max(40)
  .optional();

const options = { stream: z.boolean().default(false), includeContext: z.boolean().default(true) };

export const chat = {
  ask: route({
    method: "POST",
    path: "/functions/v1/rag-chat",
    access: "owner",
    summary: "Ask one of your chatbots",
    input: z.object({
      ragSystemId: z.string(),
      query: question,
      conversationId: z.string().optional(),
      ...options,
    }),
    output: Answer,
    streams: true,
  }),
  askPublic: route({
    method: "POST",
    path: "/functions/v1/public-rag-chat",
    access: "visitor",
    summary: "Ask a published chatbot",
    input: z.object({ ragSlug: z.string(), message: question, history: History, ...options }),
    output: Answer,
    streams: true,
  }),
  askPublicStream: route({
    method: "POST",
    path: "/functions/v1/public-rag-chat-stream",
    access: "visitor",
    summary: "Ask a published chatbot and read the answer as it is written",
    input: z.object({
      ragSlug: z.string(),
      message: question,
      history: History,
      includeContext: options.includeContext,
      stream: z.boolean().default(true),
    }),
    output: Answer,
    streams: true,
  }),
  askWidget: route({
    method: "POST",
    path: "/functions/v1/widget-chat",
    access: "visitor",
    summary: "Ask the chatbot behind a widget",
    input: z.object({
      widgetId: z.string(),
      ragSystemId: z.string().optional(),
      message: question,
      sessionId: z.string().max(100),
      ...options,
    }),
    output: Answer,
    streams: true,
  }),
};
