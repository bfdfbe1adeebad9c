import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Conversation, Message } from "../conversations/shapes.ts";
import { cannedReplies } from "./canned-replies.ts";

/** How long ago the last activity of a conversation may be. */
export const activityRanges = ["hour", "day", "week", "all"] as const;

/** `recent`: the latest 20. `interventions`: those in which a person wrote. */
export const monitoringViews = ["recent", "public", "interventions", "all"] as const;

export const mostRecent = 20;

/** Minutes that a person holds a conversation after their last word in it. */
export const holdMinutes = 15;

/** Mood of visitors' messages; `unrated` in a language for which there is no word list. */
export const sentiments = ["positive", "neutral", "negative", "unrated"] as const;
export type Sentiment = (typeof sentiments)[number];

export const MonitoredConversation = Conversation.extend({
  chatbot_name: z.string(),
  /** Whether a person wrote in it. */
  has_intervention: z.boolean(),
  /** Until when the visitor's messenger takes replies; absent for one that always does, and in lists. */
  replies_until: at.optional(),
});
export type MonitoredConversation = z.infer<typeof MonitoredConversation>;

export const ConversationFigures = z.object({
  /** Mean over the chatbot's answers, rounded to milliseconds; null without answers. */
  averageResponseMs: z.number().nullable(),
  /** Times of its first and last message; null without any. */
  firstMessageAt: at.nullable(),
  lastMessageAt: at.nullable(),
  sentiment: z.enum(sentiments),
});
export type ConversationFigures = z.infer<typeof ConversationFigures>;

const content = z.string().trim().min(1, "Write a message.").max(4000, "Use at most 4,000 characters.");

const held = z.object({ conversation: MonitoredConversation });

export const monitoring = {
  ...cannedReplies,
  list: route({
    method: "GET",
    path: "/api/monitoring",
    access: "owner",
    role: "answers",
    summary:
      "List the account's conversations, the latest active first; a page may have fewer than asked for",
    input: page.extend({
      range: z.enum(activityRanges).default("day"),
      view: z.enum(monitoringViews).default("recent"),
      /** Part of the chatbot's name, the title, the session id, or the visitor's name or email, in any case. */
      search: z.string().trim().max(200, "Use at most 200 characters.").default(""),
    }),
    output: pageOf(MonitoredConversation),
  }),
  figures: route({
    method: "GET",
    path: "/api/monitoring/{id}",
    access: "owner",
    role: "answers",
    summary: "Read a conversation with its response time, duration and sentiment",
    input: z.object({ id: reference }),
    output: held.extend({ figures: ConversationFigures }),
  }),
  claim: route({
    method: "PUT",
    path: "/api/monitoring/{id}/claim",
    access: "owner",
    role: "answers",
    summary:
      "Take a conversation over from the chatbot, or give one that you hold to another member; once it is answered, the chatbot writes nothing more to the visitor",
    input: z.object({
      id: reference,
      /** The user id of the member who gets it; absent for yourself. */
      memberId: reference.optional(),
    }),
    output: held,
  }),
  takeOver: route({
    method: "PUT",
    path: "/api/monitoring/{id}/take-over",
    access: "owner",
    role: "everything",
    summary: "Take a conversation over, also from another member who holds it and may have left it",
    input: z.object({ id: reference }),
    output: held,
  }),
  release: route({
    method: "DELETE",
    path: "/api/monitoring/{id}/claim",
    access: "owner",
    role: "answers",
    summary: "Give a conversation that you hold back to the chatbot",
    input: z.object({ id: reference }),
    output: held,
  }),
  askForClaim: route({
    method: "POST",
    path: "/api/monitoring/{id}/claim",
    access: "owner",
    role: "answers",
    summary: "Ask the member who holds a conversation to give it to you",
    input: z.object({ id: reference }),
    output: z.object({}),
  }),
  send: route({
    method: "POST",
    path: "/api/monitoring/{id}/messages",
    access: "owner",
    role: "answers",
    summary: "Write to the visitor of a conversation that you hold, or leave a note that only members see",
    input: z.object({
      id: reference,
      content,
      /** Repeating a request with the same one stores nothing twice. */
      idempotencyKey: z.string().min(8).max(64),
      isNote: z.boolean().default(false),
    }),
    output: held.extend({ message: Message }),
  }),
  typing: route({
    method: "POST",
    path: "/api/monitoring/{id}/typing",
    access: "owner",
    role: "answers",
    summary: "Show the visitor of a conversation that you hold that you are writing",
    input: z.object({ id: reference }),
    output: z.object({}),
  }),
};
