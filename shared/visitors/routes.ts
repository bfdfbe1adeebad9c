import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { FileReply } from "../contract/file-reply.ts";
import { route } from "../contract/route.ts";
import { PublicWidget } from "../widgets/shapes.ts";

/** A visitor whom the owner's server has named. */
export const VisitorIdentity = z.object({
  /** The owner's id of the visitor. */
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});
export type VisitorIdentity = z.infer<typeof VisitorIdentity>;

export const VisitorSession = z.object({
  session_id: z.string(),
  /** The bearer token of this session with this widget or public chatbot. */
  token: z.string(),
  expires_at: at,
  /** The visitor by the owner's word, if the session is theirs. */
  identity: VisitorIdentity.optional(),
});
export type VisitorSession = z.infer<typeof VisitorSession>;

export const PublicChatbot = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  public_title: z.string().nullable(),
  public_description: z.string().nullable(),
  /** Stands for the owner; not the id of the owner's other data. */
  user_id: z.string(),
  opening_question: z.string().optional(),
  /** Whether conversations of the public page are kept, so that the owner can read them. */
  keeps_conversations: z.boolean(),
  /** Questions that a visitor can begin with. */
  starters: z.array(z.string()).optional(),
});
export type PublicChatbot = z.infer<typeof PublicChatbot>;

const maxTokenLength = 4000;

export const visitors = {
  chatbot: route({
    method: "GET",
    path: "/functions/v1/public-chatbots/{slug}",
    access: "public",
    summary: "Read what a public chatbot page shows",
    input: z.object({ slug: reference }),
    output: PublicChatbot,
  }),
  widget: route({
    method: "GET",
    path: "/functions/v1/widgets/{id}",
    access: "public",
    summary: "Read how an active widget looks and greets",
    input: z.object({ id: reference }),
    output: PublicWidget,
  }),
  logo: route({
    method: "GET",
    path: "/functions/v1/widget-logos/{logo}",
    access: "public",
    summary: "The logo of a widget",
    input: z.object({ logo: z.string().max(400) }),
    output: FileReply,
    isFile: true,
  }),
  embed: route({
    method: "GET",
    path: "/embed/{id}",
    access: "public",
    summary: "The page that shows a widget in a frame of an allowed site",
    input: z.object({ id: reference }),
    output: FileReply,
    isFile: true,
  }),
  session: route({
    method: "POST",
    path: "/functions/v1/visitor-session",
    access: "public",
    summary: "Start a visitor session, or refresh one with its last token",
    input: z.object({
      widgetId: reference.optional(),
      ragSlug: reference.optional(),
      /** The last token of the session to refresh. */
      token: z.string().max(maxTokenLength).optional(),
      /** A token by which the owner's server names the visitor of a widget: a JSON Web Token signed with HS256. */
      identity: z.string().max(maxTokenLength, "Use a token of at most 4,000 characters.").optional(),
    }),
    output: VisitorSession,
  }),
};
