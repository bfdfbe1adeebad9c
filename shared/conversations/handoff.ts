import * as z from "zod";
import { ContextItem } from "../chat/shapes.ts";
import { at, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { interfaceLanguages } from "../interface-languages.ts";
import { VisitorSession } from "../visitors/routes.ts";

/** The page that a visitor's session belongs to: one of the two is there. */
const visited = { widgetId: reference.optional(), ragSlug: reference.optional() };

const NewsItem = z.object({
  /** Its number among the events of the conversation. */
  seq: z.number().int(),
  at,
  /**
   * `message`: from a person. `joined` and `left`: a person. `asked`: the visitor waits for a person. `closed`: the
   * visitor asked outside the hours. `nobody`: no person came in time.
   */
  kind: z.enum(["message", "joined", "left", "asked", "closed", "nobody"]),
  /** The person; absent if they gave no name. */
  name: z.string().optional(),
  /** Absent unless `kind` is `message`. */
  text: z.string().optional(),
  /** Until the chatbot answers again; absent unless `kind` is `asked`. */
  minutes: z.number().int().optional(),
});
export type NewsItem = z.infer<typeof NewsItem>;

const People = z.object({
  /** From when people answer; absent while they do. */
  opensAt: at.optional(),
  /** The median wait of the last visitors for whom a person came; absent if it is not known. */
  usualMinutes: z.number().int().optional(),
  /** Whether the visitor may leave an address, because no person came. */
  asksAddress: z.boolean(),
});

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
  /** Absent if visitors cannot ask for a person. */
  people: People.optional(),
  /** Whether what people write is mailed unless it is seen, so that the page says what was seen. */
  isMailed: z.boolean(),
  /** ws: or wss: address that tells at once when there is something new. */
  socketUrl: z.url(),
});
export type VisitorNews = z.infer<typeof VisitorNews>;

const afterSeq = z.number().int().min(0).default(0);

const SeenMessage = z.object({
  role: z.enum(["user", "assistant", "person"]),
  text: z.string(),
  /** The person, if they gave a name. */
  name: z.string().optional(),
  /** The passages of an answer; empty for other messages. */
  sources: z.array(ContextItem),
  /** The id of an answer, by which it is rated. */
  messageId: z.string().optional(),
});

/** A visitor's conversation, and the session that goes on with it. */
export const ResumedConversation = z.object({
  /** Where it was held: one of the two is there. */
  widgetId: z.string().optional(),
  ragSlug: z.string().optional(),
  title: z.string(),
  /** The language of the visitor's chat. */
  language: z.enum(interfaceLanguages),
  session: VisitorSession,
  /** The last ones, oldest first. */
  messages: z.array(SeenMessage),
  /** The number of the last event among them. */
  seq: z.number().int(),
});
export type ResumedConversation = z.infer<typeof ResumedConversation>;

export const visitorHandoffRoutes = {
  visitorNews: route({
    method: "POST",
    path: "/functions/v1/visitor-news",
    access: "visitor",
    summary: "Read who answers the visitor's conversation, and what people wrote in it after a number",
    input: z.object({
      ...visited,
      afterSeq,
      /** The last event that the visitor has seen on the screen. */
      seenSeq: z.number().int().min(0).optional(),
    }),
    output: VisitorNews,
    bodyBytes: 4096,
  }),
  callPerson: route({
    method: "POST",
    path: "/functions/v1/visitor-person",
    access: "visitor",
    summary: "Ask for a person to answer the visitor's conversation, or go on with the chatbot",
    input: z.object({ ...visited, wantsPerson: z.boolean(), afterSeq }),
    output: VisitorNews,
    bodyBytes: 4096,
  }),
  leaveAddress: route({
    method: "POST",
    path: "/functions/v1/visitor-address",
    access: "visitor",
    summary: "Leave an e-mail address to which a person's answer in the visitor's conversation is mailed",
    input: z.object({
      ...visited,
      email: z.email("Enter an address such as name@mail.example.").max(200, "Use at most 200 characters."),
      /** The language of the mail. */
      language: z.enum(interfaceLanguages).default("en"),
      afterSeq,
    }),
    output: VisitorNews,
    bodyBytes: 4096,
  }),
  resume: route({
    method: "POST",
    path: "/functions/v1/resume-conversation",
    access: "public",
    summary: "Go on with a visitor's conversation by the token of a mail",
    input: z.object({ token: z.string().max(1000) }),
    output: ResumedConversation,
    bodyBytes: 4096,
  }),
};
