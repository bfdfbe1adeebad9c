import * as z from "zod";

/** `GET /config.json`: the addresses of an installation, which one build of the web app reads everywhere. */
export const SiteConfig = z.object({
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** The user pool's address, if it differs from that of its AWS region. */
  userPoolEndpoint: z.url().optional(),
  /** ws: or wss: address of the WebSocket API. */
  socketUrl: z.url(),
  /** Who may make an account: anybody (also if it is absent), invited people, or nobody. */
  signUp: z.enum(["open", "invite", "closed"]).optional(),
  /** Whom owners write to for help; absent if nobody is named. */
  supportEmail: z.email().optional(),
  /** The page that shows the installation's outgoing mail; absent if mail is delivered to its recipients. */
  mailUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
