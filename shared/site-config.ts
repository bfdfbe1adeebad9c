import * as z from "zod";

/** `GET /config.json`: tells the web app where it lives, so that one build runs everywhere. */
export const SiteConfig = z.object({
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** Where the user pool answers, if not at its region's own address. */
  userPoolEndpoint: z.url().optional(),
  /** ws: or wss: address of the WebSocket API. */
  socketUrl: z.url(),
  /** Where the installation's outgoing mail can be read, if it does not leave the machine. */
  mailboxUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
