import * as z from "zod";
import { question, reference } from "./fields.ts";
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

/** `refused`: the documents do not answer it. `small_talk`: a greeting, thanks, or what one can ask. */
export const outcomes = ["answered", "refused", "small_talk"] as const;
export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

const milliseconds = z.number();
const tokens = z.number().int();

/** A passage by the place where it stands. */
const Located = z.object({
  documentId: z.string(),
  filename: z.string(),
  titlePath: z.array(z.string()),
  place: z.string().optional(),
  /** Position of the passage in its document, from 1. */
  passage: z.number().int(),
});

/** How an answer came about, for the chatbot's owner. */
export const Debug = z.object({
  /** What was searched for: the question, or what it means in its conversation. */
  searched: z.string(),
  /** ISO 639-1, where it could be told. */
  language: z.string().optional(),
  outcome: Outcome,
  /** How well the documents answer it, 0 to 1, and from where on they are thought to. */
  answerability: z.number(),
  leastAnswerability: z.number(),
  retrieved: z.array(
    Located.extend({
      /** BM25; none where words did not find it. */
      keywordScore: z.number().optional(),
      /** Cosine similarity of the embeddings; none where it was not asked for. */
      vectorScore: z.number().optional(),
      similarity: z.number(),
      /** The number by which the model knows it, from 1; none where it was not given to the model. */
      number: z.number().int().optional(),
    }),
  ),
  /** Exactly what the model was given; empty where none was asked. */
  sent: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })),
  history: z.object({ keptMessages: z.number().int(), droppedMessages: z.number().int(), tokens }),
  citations: z.object({
    /** Marks taken out, because their passage does not support their sentence or does not exist. */
    dropped: z.array(z.object({ mark: z.string(), sentence: z.string() })),
    /** Sentences that no passage supports. */
    unsupported: z.array(z.string()),
  }),
  model: z.object({ provider: z.string(), name: z.string() }),
  promptTokens: tokens,
  completionTokens: tokens,
  /** In US dollars; none where the model's price is not known. The built-in model costs nothing. */
  cost: z.number().optional(),
  steps: z.array(z.object({ name: z.string(), milliseconds })),
});
export type Debug = z.infer<typeof Debug>;

export const Answer = z.object({
  answer: z.string(),
  context: z.array(ContextItem),
  /** Milliseconds from the question's arrival to the last word. */
  responseTime: z.number(),
  tokenCount: z.number().int(),
  conversationId: z.string().optional(),
  outcome: Outcome,
  /** What the documents do cover, as short names, where they do not answer the question. */
  topics: z.array(z.string()).optional(),
  debug: Debug.optional(),
  apiData: z.object({ integrationName: z.string(), data: z.unknown() }).optional(),
});
export type Answer = z.infer<typeof Answer>;

/** Earlier turns that the caller keeps itself, oldest first; stored conversations bring their own. */
export const History = z
  .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(8000) }))
  .max(40)
  .optional();

const options = { stream: z.boolean().default(false), includeContext: z.boolean().default(true) };

export const SearchResult = z.object({
  items: z.array(
    Located.extend({
      text: z.string(),
      /** 0 to 1. */
      similarity: z.number(),
    }),
  ),
  /** How well the documents answer it, 0 to 1, and whether they are thought to. */
  answerability: z.number(),
  isAnswered: z.boolean(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const chat = {
  search: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/search",
    access: "owner",
    summary: "Find the passages that bear on a question, best first, without answering it",
    input: z.object({
      chatbotId: reference,
      query: question,
      limit: z.number().int().min(1).max(20).default(5),
    }),
    output: SearchResult,
  }),
  ask: route({
    method: "POST",
    path: "/functions/v1/rag-chat",
    access: "owner",
    summary: "Ask one of your chatbots",
    input: z.object({
      ragSystemId: reference,
      query: question,
      conversationId: reference.optional(),
      history: History,
      /** Asks for how the answer came about. */
      debug: z.boolean().default(false),
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
    input: z.object({ ragSlug: reference, message: question, history: History, ...options }),
    output: Answer,
    streams: true,
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
      widgetId: reference,
      ragSystemId: reference.optional(),
      message: question,
      sessionId: z.string().max(100),
      ...options,
    }),
    output: Answer,
    streams: true,
  }),
};
