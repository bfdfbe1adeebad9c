import { askInChannel } from "#lambdas/chat/doors/in-channel.ts";
import { AppError } from "#shared/errors.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import type { ChannelEvent } from "../entities.ts";
import { answeredWith, findEvent, finish, isLate, reply } from "../events.ts";
import { citedBlocks } from "../text/cite.ts";
import { messagesOf } from "../text/split.ts";
import { changeThread, findThread } from "../threads.ts";
import type { Answering } from "./answering.ts";
import { replyToWish } from "./reply-to-wish.ts";
import { showTyping } from "./show-typing.ts";

/**
 * Returns the event with the messages of its answer; undefined if it gets none. An error that a visitor would read is
 * the answer.
 */
export const written = async (event: ChannelEvent, bot: Answering): Promise<ChannelEvent | undefined> => {
  const { connection, platform, attempt } = bot;
  if (isLate(event)) {
    await finish(event);
    return undefined;
  }
  const { target, asked_at: written_at } = event;
  await changeThread(event, { set: { target, written_at } });
  if (!event.question) return say(event, { bot, text: widgetDefaults.config.greeting, author: "chatbot" });
  const { channel, question, sender, session_id: sessionId } = event;
  const { user_id: accountId, rag_system_id: chatbotId } = connection;
  const signal = AbortSignal.timeout(Math.max(attempt.until - Date.now(), 1));
  const stopTyping = showTyping(event, bot);
  try {
    const asked = { question, channel, sender, sessionId };
    const told = await replyToWish(asked, { accountId, chatbotId });
    if (told) return say(event, { bot, text: told, author: "product" });
    const events = askInChannel(asked, {
      accountId,
      chatbotId,
      signal,
      alsoStore: ({ answer, context }) => [
        answeredWith(event, messagesOf(citedBlocks(answer, context), platform.dialect)),
      ],
    });
    // read to its end, which stores it
    for await (const _ of events);
  } catch (error) {
    if (isHeld(error)) return tellHeld(event, { bot, text: error.message });
    const begun = (await findEvent(event))?.parts ?? [];
    if (!(error instanceof AppError) && !attempt.isLast && begun.length === 0) throw error;
    const text = error instanceof AppError ? error.message : failed;
    return say(event, { bot, text, author: "product", before: begun });
  } finally {
    stopTyping();
  }
  await changeThread(event, { set: { is_told: false } });
  return findEvent(event);
};

/** A person answers or is waited for, who has the message now. */
const isHeld = (error: unknown): error is AppError => error instanceof AppError && error.code === "conflict";

/** Tells once that a person answers; afterwards a platform that wants a reply to each message gets a short one. */
export const tellHeld = async (
  event: ChannelEvent,
  { bot, text }: { bot: Answering; text: string },
): Promise<ChannelEvent | undefined> => {
  const isTold = (await findThread(event))?.is_told;
  if (!isTold) await changeThread(event, { set: { is_told: true } });
  else if (!bot.platform.mustReply) {
    await finish(event);
    return undefined;
  }
  return say(event, { bot, text: isTold ? passedOn : text, author: "product" });
};

const failed = "Something went wrong on our side. Please try again.";
const passedOn = "Passed on.";

interface Saying {
  bot: Answering;
  text: string;
  author: ChannelEvent["author"];
  before?: string[];
}

const say = async (
  event: ChannelEvent,
  { bot, text, author, before = [] }: Saying,
): Promise<ChannelEvent> => {
  const parts = [...before, bot.platform.dialect.run({ text })];
  await reply(event, { parts, author });
  return { ...event, parts, author };
};
