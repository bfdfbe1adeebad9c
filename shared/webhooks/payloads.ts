import * as z from "zod";
import { testEvent, type WebhookEvent } from "./rules.ts";

const chatbot = z.object({ id: z.string(), name: z.string() });

/** The way by which a conversation came. */
const channel = z.enum(["widget", "page", "telegram", "discord", "slack", "api", "test"]);

const inConversation = z.object({ conversation_id: z.string(), chatbot, channel });

const aboutDocument = z.object({
  document_id: z.string(),
  chatbot,
  filename: z.string(),
  kind: z.enum(["file", "web page", "written answer", "interview answer"]),
});

const detail = z.string().nullable();

const aboutApplication = z.object({
  application_id: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  /** Null if it was deleted. */
  chatbot: chatbot.nullable(),
  name: z.string(),
  email: z.string(),
  phone: detail,
});

/** The field `data` of each event. Beside it a request's body has `type`, and `timestamp`: when the event happened. */
export const payloadData = {
  "conversation.started": inConversation.extend({ widget_id: z.string().nullable() }),
  "message.created": inConversation.extend({
    message_id: z.string(),
    /** Its number in the conversation: deliveries may come in another order. */
    seq: z.number().int(),
    role: z.enum(["visitor", "assistant", "person"]),
    text: z.string(),
    /** Whether the text is longer than what is sent. */
    is_cut: z.boolean(),
  }),
  "answer.refused": inConversation.extend({
    message_id: z.string(),
    question: z.string(),
    answer: z.string(),
    /** From 0 to 1; null if nothing was found. */
    best_similarity: z.number().nullable(),
  }),
  "feedback.created": inConversation.extend({
    message_id: z.string(),
    rating: z.enum(["up", "down"]),
    comment: detail,
  }),
  "document.processed": aboutDocument.extend({ passages: z.number().int() }),
  "document.failed": aboutDocument.extend({ reason: z.string() }),
  "budget.reached": z.object({
    /** Null for the budget of the account. */
    chatbot: chatbot.nullable(),
    period: z.enum(["day", "month"]),
    /** The first day of the period. */
    start: z.string(),
    percent: z.union([z.literal(80), z.literal(100)]),
  }),
  "lead.created": z.object({
    lead_id: z.string(),
    conversation_id: z.string(),
    chatbot,
    widget_id: detail,
    name: detail,
    email: detail,
    phone: detail,
    company: detail,
    source_url: detail,
  }),
  "application.created": aboutApplication.extend({
    /** Whether the applicant wants to speak with a person instead of a program. */
    wants_person: z.boolean(),
  }),
  "application.completed": aboutApplication.extend({
    /** Why the interview ended. */
    reason: z.enum(["answered", "time", "person"]),
    answers: z.number().int(),
    /** From 0 to 100; null without any evidence. */
    score: z.number().int().nullable(),
    /** The share of the criteria's weights that was asked about, from 0 to 1. */
    coverage: z.number(),
  }),
  [testEvent]: z.object({ text: z.string() }),
} satisfies Record<WebhookEvent | typeof testEvent, z.ZodObject>;

export type PayloadType = keyof typeof payloadData;
export type PayloadData<Type extends PayloadType> = z.input<(typeof payloadData)[Type]>;
