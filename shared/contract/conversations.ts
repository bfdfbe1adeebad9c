import * as z from "zod";
import { ContextItem, Debug } from "./chat.ts";
import { at, page, pageOf, reference } from "./fields.ts";
import { route } from "./route.ts";
import { VisitorInfo } from "./visitor-info.ts";

/** Who answers a conversation: the chatbot, nobody until a person comes, or a person until that time. */
export const Answerer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bot") }),
  z.object({ kind: z.literal("waiting") }),
  z.object({ kind: z.literal("person"), id: z.string(), until: at }),
]);
export type Answerer = z.infer<typeof Answerer>;

export const Conversation = z.object({
  id: z.string(),
  session_id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  widget_id: z.string().optional(),
  /** The beginning of the first question; null before it is asked. */
  title: z.string().nullable(),
  is_public_session: z.boolean(),
  visitor_info: VisitorInfo.default({}),
  started_at: at,
  ended_at: at.nullable(),
  last_activity_at: at,
  message_count: z.number().int(),
  /** The questions that were answered. */
  question_count: z.number().int(),
  /** The number of its last event; they are numbered from 1 without gaps. */
  last_seq: z.number().int(),
  answerer: Answerer.default({ kind: "bot" }),
  total_tokens_used: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A reader's opinion of an answer. */
export const Feedback = z.object({
  rating: z.enum(["up", "down"]),
  comment: z.string().optional(),
  given_at: at,
});
export type Feedback = z.infer<typeof Feedback>;

/** Without a rating, earlier feedback is taken back. */
const givenFeedback = {
  rating: z.enum(["up", "down"]).nullable(),
  comment: z.string().trim().max(1000, "Write at most 1,000 characters.").optional(),
};

export const Message = z.object({
  id: z.string(),
  conversation_id: z.string(),
  /** Its number among the events of the conversation, from 1. */
  seq: z.number().int(),
  message_type: z.enum(["user", "assistant", "intervention", "system"]),
  content: z.string(),
  created_at: at,
  token_count: z.number().int().nullable(),
  response_time_ms: z.number().nullable(),
  context_chunks: z.array(ContextItem),
  metadata: z.record(z.string(), z.string()),
  /** The topics that an answer offered, because the documents do not answer the question. */
  topics: z.array(z.string()).optional(),
  /** Whether the debug trace of the answer is stored, which `debug` reads. */
  has_debug: z.boolean().optional(),
  /** The reader's opinion of an answer. */
  feedback: Feedback.optional(),
});
export type Message = z.infer<typeof Message>;

export const conversations = {
  list: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/conversations",
    access: "owner",
    summary: "List the conversations that owners had with a chatbot to test it, newest first",
    input: page.extend({ chatbotId: reference }),
    output: pageOf(Conversation),
  }),
  start: route({
    method: "POST",
    path: "/functions/v1/start_conversation",
    access: "owner",
    summary: "Start a chat session with one of your chatbots",
    input: z.object({
      p_rag_system_id: reference,
      p_user_id: reference.optional(),
      p_is_public: z.boolean().default(false),
    }),
    output: Conversation,
  }),
  end: route({
    method: "POST",
    path: "/functions/v1/end_conversation_session",
    access: "owner",
    summary: "End a chat session",
    input: z.object({ conversation_id: reference }),
    output: Conversation,
  }),
  messages: route({
    method: "GET",
    path: "/api/conversations/{id}/messages",
    access: "owner",
    summary:
      "Read a conversation's messages: the latest ones, and by the cursor those before, or the first ones after a number; oldest first within a page",
    input: z
      .object({ id: reference, afterSeq: z.coerce.number().int().min(0).optional() })
      .extend(page.shape),
    output: pageOf(Message).extend({ conversation: Conversation }),
  }),
  debug: route({
    method: "GET",
    path: "/api/conversations/{id}/messages/{messageId}/debug",
    access: "owner",
    summary: "Read the debug trace of an answer that was asked for with one",
    input: z.object({ id: reference, messageId: reference }),
    output: Debug,
  }),
  feedback: route({
    method: "PUT",
    path: "/api/conversations/{id}/messages/{messageId}/feedback",
    access: "owner",
    summary: "Rate an answer of a test conversation, or take the rating back",
    input: z.object({ id: reference, messageId: reference, ...givenFeedback }),
    output: z.object({ feedback: Feedback.nullable() }),
  }),
  visitorFeedback: route({
    method: "POST",
    path: "/functions/v1/widget-feedback",
    access: "visitor",
    summary: "Rate an answer of a widget's chat, or take the rating back",
    input: z.object({ widgetId: reference, messageId: reference, ...givenFeedback }),
    output: z.object({ feedback: Feedback.nullable() }),
    bodyBytes: 8192,
  }),
};
