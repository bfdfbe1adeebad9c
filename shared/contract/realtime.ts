import * as z from "zod";

/**
 * The only message that a client sends: subscribes its connection to an account of the user whose token it is, without
 * one to the user's own.
 */
export const Follow = z.object({
  action: z.literal("follow"),
  token: z.string().max(4000),
  account: z.string().max(100).optional(),
});
export type Follow = z.infer<typeof Follow>;

/** The server's reply to a client's message; after `refused` the connection receives nothing. */
export const SocketReply = z.object({ type: z.enum(["following", "refused"]) });
export type SocketReply = z.infer<typeof SocketReply>;

const DocumentChanged = z.object({
  type: z.literal("document"),
  chatbotId: z.string(),
  documentId: z.string(),
});

/**
 * A message that the server pushes to an account's open pages. It names the changed thing, which pages then read again.
 */
export const PushedMessage = z.discriminatedUnion("type", [DocumentChanged]);
export type PushedMessage = z.infer<typeof PushedMessage>;
