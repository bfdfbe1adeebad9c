import * as z from "zod";
import { at } from "../contract/fields.ts";
import { Channel } from "./channel.ts";

/** The interest of a user in a channel that was not offered yet. */
export const Interest = z.object({ channel: Channel, joined_at: at });
export type Interest = z.infer<typeof Interest>;

/** A bot that answers from the documents of a chatbot; a chatbot has one in each channel. */
export const ChannelConnection = z.object({
  channel: Channel,
  rag_system_id: z.string(),
  chatbot_name: z.string(),
  /** The bot's name in the channel, such as `@shop_bot`. */
  bot_name: z.string(),
  /** The workspace that it belongs to, in Slack. */
  place: z.string().optional(),
  /** The last characters of its token, which is never shown. */
  token_end: z.string(),
  /** Whether it answers in groups too, when it is named or replied to; Telegram only. */
  answers_in_groups: z.boolean(),
  /** Where the platform sends what people write. */
  address: z.string(),
  /** Whether the platform is known to send to that address. */
  is_reached: z.boolean(),
  /** Why the platform takes no answers at present. */
  fault: z.string().optional(),
  /** Where the bot is added to a server, in Discord. */
  invite_url: z.string().optional(),
  connected_at: at,
});
export type ChannelConnection = z.infer<typeof ChannelConnection>;

const secret = z
  .string()
  .trim()
  .max(300, "Use at most 300 characters.")
  .regex(/^[!-~]*$/, "Paste it as one word of letters, digits and signs.");

export const ConnectionForm = z.object({
  token: secret.min(1, "Paste the bot's token."),
  /** Slack only. */
  signing_secret: secret.optional(),
  answers_in_groups: z.boolean().default(false),
  /** Only tells whose token it is. */
  checks_only: z.boolean().default(false),
});
export type ConnectionForm = z.infer<typeof ConnectionForm>;

/** An entry that the platform refuses, or an address that it does not call. */
export const ChannelFault = z.object({
  field: z.enum(["token", "signing_secret", "address"]),
  message: z.string(),
});
export type ChannelFault = z.infer<typeof ChannelFault>;
