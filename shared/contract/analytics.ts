import * as z from "zod";
import { route } from "./route.ts";

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

export const analytics = {
  dashboard: route({
    method: "GET",
    path: "/api/dashboard",
    access: "owner",
    role: "answers",
    summary: "The figures of the owner's dashboard",
    input: z.object({}),
    output: Dashboard,
  }),
};
