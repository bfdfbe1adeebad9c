import * as z from "zod";
import { at, reference } from "./fields.ts";
import { route } from "./route.ts";

/** The page that a visitor's session belongs to: one of the two is there. */
const visited = { widgetId: reference.optional(), ragSlug: reference.optional() };

/** Minutes that a visitor who asked for a person waits before the chatbot answers again. */
export const waitMinutes = 5;

const NewsItem = z.object({
  /** Its number among the events of the conversation. */
  seq: z.number().int(),
  at,
  /** `message`: from a person. `joined` and `left`: a person. */
  kind: z.enum(["message", "joined", "left"]),
  /** The person; absent if they gave no name. */
  name: z.string().optional(),
  /** Absent unless `kind` is `message`. */
  text: z.string().optional(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** Events of a visitor's conversation besides its questions and the chatbot's answers. */
export const VisitorNews = z.object({
  /** The number of the conversation's last event; 0 before its first question. */
  seq: z.number().int(),
  answerer: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("bot") }),
    z.object({ kind: z.literal("waiting"), until: at }),
    z.object({ kind: z.literal("person"), name: z.string().optional(), until: at }),
  ]),
  items: z.array(NewsItem),
  /** Whether more items follow the last one. */
  hasMore: z.boolean(),
  /** ws: or wss: address that tells at once when there is something new. */
  socketUrl: z.url(),
});
export type VisitorNews = z.infer<typeof VisitorNews>;

export const visitorHandoffRoutes = {
  visitorNews: route({
    method: "POST",
    path: "/functions/v1/visitor-news",
    access: "visitor",
    summary: "Read who answers the visitor's conversation, and what people wrote in it after a number",
    input: z.object({ ...visited, afterSeq: z.number().int().min(0).default(0) }),
    output: VisitorNews,
    bodyBytes: 4096,
  }),
  callPerson: route({
    method: "POST",
    path: "/functions/v1/visitor-person",
    access: "visitor",
    summary: "Ask for a person to answer the visitor's conversation, or go on with the chatbot",
    input: z.object({
      ...visited,
      wantsPerson: z.boolean(),
      afterSeq: z.number().int().min(0).default(0),
    }),
    output: VisitorNews,
    bodyBytes: 4096,
  }),
};
