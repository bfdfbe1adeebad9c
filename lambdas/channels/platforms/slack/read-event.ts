import * as z from "zod";
import type { ReceivedEvent, StoredConnection } from "../../entities.ts";

const Event = z.object({
  type: z.enum(["app_mention", "message"]),
  channel: z.string(),
  channel_type: z.string().optional(),
  user: z.string(),
  text: z.string(),
  ts: z.string(),
  thread_ts: z.string().optional(),
  /** Present for anything but a message that a person has just written. */
  subtype: z.string().optional(),
  bot_id: z.string().optional(),
});

const Envelope = z.discriminatedUnion("type", [
  z.object({ type: z.literal("url_verification"), challenge: z.string() }),
  z.object({ type: z.literal("event_callback"), event: z.unknown() }),
]);

/**
 * The question in a direct message or a mention. Slack sends a mention as two events with ids of their own, so a message
 * is told by its channel and time.
 */
export const readEvent = (
  body: unknown,
  { bot_id }: Pick<StoredConnection, "bot_id">,
): { reply: Record<string, unknown>; event?: ReceivedEvent } => {
  const envelope = Envelope.safeParse(body).data;
  if (envelope?.type === "url_verification") return { reply: { challenge: envelope.challenge } };
  const event = Event.safeParse(envelope?.event).data;
  if (!event || event.subtype || event.bot_id || event.user === bot_id) return { reply: {} };
  const mention = `<@${bot_id}>`;
  const isDirect = event.channel_type === "im";
  if (!isDirect && event.type !== "app_mention" && !event.text.includes(mention)) return { reply: {} };
  const { channel, ts, thread_ts = isDirect ? undefined : ts } = event;
  return {
    reply: {},
    event: {
      id: `${channel}:${ts}`,
      question: plain(event.text.replaceAll(mention, "")),
      thread: [channel, thread_ts, event.user].filter(Boolean).join(":"),
      sender: { id: event.user },
      target: { channel, ...(thread_ts && { thread_ts }) },
    },
  };
};

/** Slack writes links as `<address|text>` and escapes three signs. */
const plain = (text: string): string =>
  text
    .replace(/<([^<>|]*)\|([^<>]*)>/g, "$2")
    .replace(/<([^<>]*)>/g, "$1")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
