import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Conversation, Message } from "../conversations/shapes.ts";

export const sessionKinds = ["all", "private", "public"] as const;

/** Days before now within which a conversation started. */
export const historyPeriods = ["7", "30", "90", "all"] as const;

export const outcomes = ["any", "answered", "unanswered"] as const;

/** The ways by which conversations come: an owner's test, the public page, a widget, an API key, a job interview. */
export const conversationChannels = [
  "test",
  "page",
  "widget",
  "api",
  "telegram",
  "discord",
  "slack",
  "interview",
] as const;

/** Readers' opinions of at least one answer. */
export const opinions = ["liked", "disliked", "commented"] as const;

export const activityOrders = ["newest", "oldest"] as const;

const searchedText = z.string().trim().max(200, "Use at most 200 characters.");

/** The conversations that list, figures, export and deletion are about. */
export const HistoryFilter = z.object({
  chatbotId: reference.optional(),
  session: z.enum(sessionKinds).default("all"),
  period: z.enum(historyPeriods).default("30"),
  /** `unanswered`: the documents did not answer at least one of its questions. */
  outcome: z.enum(outcomes).default("any"),
  channel: z.enum(["any", ...conversationChannels]).default("any"),
  feedback: z.enum(["any", ...opinions]).default("any"),
  /**
   * Words of the messages, the session id, the chatbot's name or the visitor's details. All have to occur, in any form
   * and with a typo; a phrase in quotes as it is.
   */
  text: searchedText.optional(),
});
export type HistoryFilter = z.infer<typeof HistoryFilter>;

/** A conversation in the history. */
export const HistoryEntry = Conversation.extend({
  chatbot_name: z.string(),
  /** How many of its questions the documents did not answer. */
  refused_answers: z.number().int(),
  /** The part of a message that fits the filter's words best; absent if they occur in no message. */
  excerpt: z
    .object({
      seq: z.number().int(),
      text: z.string(),
      /** Where the words are in the text: characters from the first to before the second. */
      marks: z.array(z.tuple([z.number().int(), z.number().int()])),
    })
    .optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryStats = z.object({
  conversations: z.number().int(),
  messages: z.number().int(),
  tokens: z.number().int(),
  /** Rounded to 1 decimal; 0 without conversations. */
  messagesPerConversation: z.number(),
  /** Rounded to milliseconds; null without answers that have a response time. */
  averageResponseMs: z.number().nullable(),
});
export type HistoryStats = z.infer<typeof HistoryStats>;

export const exportFormats = ["json", "jsonl", "csv-conversations", "csv-messages"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Cursors of counts and exports carry what was counted so far. */
const cursor = z.string().max(3000).optional();

const counts = { conversations: z.number().int(), messages: z.number().int() };

export const history = {
  list: route({
    method: "GET",
    path: "/api/history",
    access: "owner",
    role: "answers",
    summary:
      "List the account's conversations by their last activity; a page may have fewer than asked for, the last one has no cursor",
    input: HistoryFilter.extend({ ...page.shape, order: z.enum(activityOrders).default("newest") }),
    output: pageOf(HistoryEntry).extend({
      /** Present while conversations from before are being prepared for the search, so that some may be missing. */
      isPreparing: z.literal(true).optional(),
    }),
  }),
  hits: route({
    method: "GET",
    path: "/api/history/{id}/hits",
    access: "owner",
    role: "answers",
    summary: "Find the messages of a conversation in which words of a search occur",
    input: z.object({ id: reference, text: searchedText }),
    output: z.object({
      hits: z.array(
        z.object({
          /** The message's number and id. */
          seq: z.number().int(),
          id: z.string(),
          /** The words and phrases as they stand in the message. */
          words: z.array(z.string()),
        }),
      ),
      /** The position in `hits` of the first message with most of the words; 0 if there are none. */
      best: z.number().int(),
    }),
  }),
  stats: route({
    method: "GET",
    path: "/api/history/stats",
    access: "owner",
    role: "answers",
    limit: "reports",
    summary: "Sums and averages over the conversations of a chatbot, a kind of session and a period",
    input: HistoryFilter.pick({ chatbotId: true, session: true, period: true }),
    output: HistoryStats,
  }),
  count: route({
    method: "GET",
    path: "/api/history/count",
    access: "owner",
    role: "answers",
    limit: "reports",
    summary: "Count the conversations of a filter; repeat with the cursor until there is none",
    input: HistoryFilter.extend({ cursor }),
    output: z.object({ ...counts, cursor: z.string().optional() }),
  }),
  export: route({
    method: "GET",
    path: "/api/history/export",
    access: "owner",
    limit: "reports",
    summary:
      "Read a part of the export of a filter's conversations; the parts in order, up to the one without a cursor, are the file",
    input: HistoryFilter.extend({ format: z.enum(exportFormats), cursor }),
    output: z.object({
      /** To be appended to the file. */
      text: z.string(),
      /** Within all parts so far. */
      ...counts,
      cursor: z.string().optional(),
    }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/history/{id}",
    access: "owner",
    summary: "Delete a conversation with its messages",
    input: z.object({ id: reference }),
    output: z.object({}),
  }),
  removeAll: route({
    method: "DELETE",
    path: "/api/history",
    access: "owner",
    limit: "heavy",
    summary:
      "Delete the conversations of a filter that started before a time, with their messages; repeat until it is done",
    input: HistoryFilter.extend({ before: at.max(40, "Use a time in ISO 8601.") }),
    output: z.object({ removed: z.number().int(), isDone: z.boolean() }),
  }),
};

/** A conversation of an export in JSON; sources are named without their text. */
export const ExportedMessage = Message.omit({
  conversation_id: true,
  context_chunks: true,
  has_debug: true,
}).extend({
  sources: z.array(z.object({ name: z.string(), place: z.string().nullable(), similarity: z.number() })),
});
export type ExportedMessage = z.infer<typeof ExportedMessage>;
