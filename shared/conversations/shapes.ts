import * as z from "zod";
import { Attachment } from "../attachments/shapes.ts";
import { Channel } from "../channels/channel.ts";
import { ContextItem } from "../chat/shapes.ts";
import { at } from "../contract/fields.ts";
import { VisitorInfo } from "./visitor-info.ts";

/** Who answers a conversation: the chatbot, nobody until a person comes or that time, or a person until that time. */
export const Answerer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bot") }),
  z.object({ kind: z.literal("waiting"), since: at, until: at }),
  z.object({
    kind: z.literal("person"),
    id: z.string(),
    /** Absent if the person gave none. */
    name: z.string().optional(),
    until: at,
  }),
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
  /** Whether it was held on the chatbot's public page; absent for false. */
  is_page_session: z.boolean().optional(),
  /** The API key that it was held with; absent for every other one. */
  api_key_id: z.string().optional(),
  /** The messenger that it was held in, or `interview` for a job interview; absent for every other one. */
  channel: Channel.or(z.literal("interview")).optional(),
  visitor_info: VisitorInfo.default({}),
  /** The owner's id of the visitor, if the owner's server has named them. */
  visitor_id: z.string().optional(),
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
  /** The files that the visitor attached before asking. */
  attachments: z.array(Attachment).optional(),
  /** The reader's opinion of an answer. */
  feedback: Feedback.optional(),
});
export type Message = z.infer<typeof Message>;
