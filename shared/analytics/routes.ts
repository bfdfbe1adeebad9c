import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { LeadSummary, Overview, Queries, Questions } from "./shapes.ts";

/** This calendar month compared with the last one, in UTC; `changePercent` is null if last month was zero. */
const Figure = z.object({
  total: z.number().int(),
  thisMonth: z.number().int(),
  lastMonth: z.number().int(),
  changePercent: z.number().nullable(),
});
export type Figure = z.infer<typeof Figure>;

export const Dashboard = z.object({
  activeChatbots: Figure,
  messagesHandled: Figure,
  documents: z.number().int(),
  completedDocuments: z.number().int(),
  /** The part of `documents` that belongs to the product's sample chatbot. */
  sampleDocuments: z.number().int(),
  conversations: z.number().int(),
  queries: z.number().int(),
  /** Conversations of visitors in widgets, and their questions there and on public pages. */
  visitorConversations: z.number().int(),
  visitorQueries: z.number().int(),
  publishedChatbots: z.number().int(),
  widgets: z.number().int(),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const periods = ["7", "30", "90"] as const;
export const analyticsSources = [
  "visitors",
  "widget",
  "page",
  "telegram",
  "discord",
  "slack",
  "api",
  "test",
] as const;

const AnalyticsFilter = z.object({
  /** The length of the period in days of the account's time zone; today is the last one. */
  days: z.enum(periods, "Choose 7, 30 or 90 days.").default("30"),
  chatbotId: reference.optional(),
  /** `visitors` are those of widgets and public pages. */
  source: z
    .enum(analyticsSources, "Choose visitors, widget, page, telegram, discord, slack, api or test.")
    .optional(),
});
export type AnalyticsFilter = z.infer<typeof AnalyticsFilter>;

export const analytics = {
  dashboard: route({
    method: "GET",
    path: "/api/dashboard",
    access: "owner",
    role: "answers",
    limit: "reports",
    summary: "The figures of the owner's dashboard",
    input: z.object({}),
    output: Dashboard,
  }),
  overview: route({
    method: "GET",
    path: "/api/analytics",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "The figures of a period and of the one before it, by day, hour, chatbot and source",
    input: AnalyticsFilter,
    output: Overview,
  }),
  leadSummary: route({
    method: "GET",
    path: "/api/analytics/leads",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "The leads that were left in a period, by their present status",
    input: AnalyticsFilter.pick({ days: true }),
    output: LeadSummary,
  }),
  questions: route({
    method: "GET",
    path: "/api/analytics/questions",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "What visitors asked in a period, gathered by meaning, and what the documents did not answer",
    input: AnalyticsFilter,
    output: Questions,
  }),
  queries: route({
    method: "GET",
    path: "/api/analytics/queries",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "The 20 most recent answered questions of a period, newest first",
    input: AnalyticsFilter,
    output: Queries,
  }),
};
