import * as z from "zod";
import { Debug } from "../chat/shapes.ts";
import { page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Consent, consentRoutes } from "./consent.ts";
import { visitorHandoffRoutes } from "./handoff.ts";
import { Conversation, Feedback, Message } from "./shapes.ts";

/** Without a rating, earlier feedback is taken back. */
const givenFeedback = {
  rating: z.enum(["up", "down"]).nullable(),
  comment: z.string().trim().max(1000, "Write at most 1,000 characters.").optional(),
};

export const conversations = {
  ...consentRoutes,
  ...visitorHandoffRoutes,
  list: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/conversations",
    access: "owner",
    role: "answers",
    summary: "List the conversations that owners had with a chatbot to test it, newest first",
    input: page.extend({ chatbotId: reference }),
    output: pageOf(Conversation),
  }),
  start: route({
    method: "POST",
    path: "/functions/v1/start_conversation",
    access: "owner",
    role: "answers",
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
    role: "answers",
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
    output: pageOf(Message).extend({
      conversation: Conversation,
      /** The texts that the visitor accepted; of the first page only, absent if there are none. */
      consents: z.array(Consent).optional(),
    }),
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
    summary: "Rate an answer of a widget's chat or of a public page that keeps them, or take the rating back",
    input: z.object({
      widgetId: reference.optional(),
      ragSlug: reference.optional(),
      messageId: reference,
      ...givenFeedback,
    }),
    output: z.object({ feedback: Feedback.nullable() }),
    bodyBytes: 8192,
  }),
};
