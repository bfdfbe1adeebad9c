import * as z from "zod";
import type { ReceivedEvent, StoredConnection } from "../../entities.ts";

const Message = z.object({
  message_id: z.number(),
  message_thread_id: z.number().optional(),
  is_topic_message: z.boolean().optional(),
  from: z.object({ id: z.number(), is_bot: z.boolean(), first_name: z.string().optional() }).optional(),
  chat: z.object({ id: z.number(), type: z.string() }),
  text: z.string().optional(),
  reply_to_message: z.object({ from: z.object({ id: z.number() }).optional() }).optional(),
});

const Update = z.object({ message: Message.optional() });

type Bot = Pick<StoredConnection, "bot_id" | "bot_name" | "answers_in_groups">;

/** The question in a message to the bot, if it is meant: always in a private chat, in a group when it is named. */
export const readUpdate = (body: unknown, bot: Bot): { event?: ReceivedEvent } => {
  const { message } = Update.safeParse(body).data ?? {};
  if (!message?.from || message.from.is_bot || !message.text) return {};
  const { message_id, message_thread_id, is_topic_message, from, chat, text } = message;
  const isPrivate = chat.type === "private";
  if (!isPrivate && !(bot.answers_in_groups && isMeant(message, bot))) return {};
  const topic = is_topic_message && message_thread_id ? String(message_thread_id) : undefined;
  return {
    event: {
      id: `${chat.id}:${message_id}`,
      question: questionIn(text, bot),
      thread: [chat.id, topic, !isPrivate && `from ${from.id}`].filter(Boolean).join(":"),
      sender: { id: String(from.id), ...(from.first_name && { name: from.first_name.slice(0, 100) }) },
      target: {
        chat_id: String(chat.id),
        ...(topic && { message_thread_id: topic }),
        ...(!isPrivate && { message_id: String(message_id) }),
      },
    },
  };
};

const isMeant = ({ text = "", reply_to_message }: z.infer<typeof Message>, bot: Bot): boolean =>
  text.toLowerCase().includes(bot.bot_name.toLowerCase()) ||
  String(reply_to_message?.from?.id) === bot.bot_id;

/** Without the bot's name, and without a command but the wish for who answers; nothing is left of `/start`, which begins each chat. */
const questionIn = (text: string, { bot_name }: Bot): string =>
  // a user name has letters, digits and underscores alone
  text
    .replace(new RegExp(`${bot_name}\\b`, "gi"), "")
    .replace(/^\s*\/(?!(?:person|human|assistant)\b)\w+\s*/, "")
    .trim();
