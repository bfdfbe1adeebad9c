import * as z from "zod";

/** Subscribes a connection to an account of the user whose token it is, without one to the user's own. */
const FollowAccount = z.object({
  action: z.literal("follow"),
  token: z.string().max(4000),
  account: z.string().max(100).optional(),
});

/** Subscribes a connection to the conversation of the visitor whose token it is. */
const FollowConversation = z.object({ action: z.literal("listen"), token: z.string().max(4000) });

/** Asks for a reply, to learn whether the connection still works; needs no token, so that an idle page renews none. */
const Ping = z.object({ action: z.literal("ping") });

/** Message of a client. */
export const SocketMessage = z.discriminatedUnion("action", [FollowAccount, FollowConversation, Ping]);
export type SocketMessage = z.infer<typeof SocketMessage>;

/** The server's reply to a client's message; after `refused` the connection receives nothing. */
export const SocketReply = z.object({ type: z.enum(["following", "refused", "alive"]) });
export type SocketReply = z.infer<typeof SocketReply>;

const DocumentChanged = z.object({
  type: z.literal("document"),
  chatbotId: z.string(),
  documentId: z.string(),
});

/** A conversation of the account got an event, or another person to answer it. */
const ConversationChanged = z.object({
  type: z.literal("conversation"),
  chatbotId: z.string(),
  conversationId: z.string(),
});

/** An application for a posting came in, changed, got a score, or was erased. */
const ApplicationChanged = z.object({ type: z.literal("application"), applicationId: z.string() });

/** A member would like to take a conversation over from the one who holds it. */
const ClaimAsked = z.object({
  type: z.literal("claim_asked"),
  conversationId: z.string(),
  /** The user id and name of the member who asks. */
  by: z.string(),
  name: z.string(),
});

/** There are events of the visitor's conversation up to this number. */
const VisitorNews = z.object({ type: z.literal("news"), seq: z.number().int() });

/** The person who answers is writing. */
const Typing = z.object({ type: z.literal("typing") });

/**
 * A message that the server pushes to an account's open pages, the last two to a visitor's chat. It names the changed
 * thing, which pages then read again.
 */
export const PushedMessage = z.discriminatedUnion("type", [
  DocumentChanged,
  ConversationChanged,
  ApplicationChanged,
  ClaimAsked,
  VisitorNews,
  Typing,
]);
export type PushedMessage = z.infer<typeof PushedMessage>;
