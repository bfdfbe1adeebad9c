import * as z from "zod";

/** `GET /config.json`: the web app's settings, read at its start because one build serves every deployment. */
export const SiteConfig = z.object({
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** The user pool's endpoint; by default its region's. */
  userPoolEndpoint: z.url().optional(),
  /** ws: or wss: address of the WebSocket API. */
  socketUrl: z.url(),
  /** The page that shows outgoing mail, on a run that does not send it. */
  mailboxUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
