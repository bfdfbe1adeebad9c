import { askInChannel } from "#lambdas/chat/ask-in-channel.ts";
import { visitorConversationId } from "#lambdas/conversations/store.ts";
import type { Attempt } from "#platform/events/on-queue.ts";
import { addLogFields, addLogIds } from "#platform/logging/log-context.ts";
import { idFrom } from "#platform/table/new-id.ts";
import { AppError } from "#shared/errors.ts";
import { widgetDefaults } from "#shared/widget-defaults.ts";
import { connectionStore } from "../connections.ts";
import { type ChannelEvent, type EventKey, placeEntity } from "../entities.ts";
import { answeredWith, findEvent, finish, giveBack, noteSent, reply, take } from "../events.ts";
import { opened } from "../opened.ts";
import { type Opened, type Platform, Undeliverable } from "../platform.ts";
import { platformOf } from "../platforms/platform-of.ts";
import { citedBlocks } from "../text/cite.ts";
import { messagesOf } from "../text/split.ts";
import { replyToWish } from "./reply-to-wish.ts";

/**
 * Answers what was written to a bot: stores the answer with its conversation, then sends it message by message. A
 * repetition goes on where the former try ended, so that nothing is answered twice.
 */
export const answer = async (of: EventKey, attempt: Attempt): Promise<void> => {
  addLogIds({ chatbotId: of.rag_system_id });
  addLogFields({ channel: of.channel });
  const connection = await connectionStore.find(of);
  const event = connection && (await take(of));
  if (!event) return;
  try {
    const bot = { connection: await opened(connection), platform: await platformOf(of.channel) };
    const ready = event.parts ? event : await written(event, bot, attempt);
    if (ready) await deliver(ready, bot);
  } catch (error) {
    await giveBack(of);
    throw error;
  }
};

interface Answering {
  connection: Opened;
  platform: Platform;
}

/** The event with the messages of its answer. An error that a visitor would read is the answer. */
const written = async (
  event: ChannelEvent,
  { connection, platform }: Answering,
  attempt: Attempt,
): Promise<ChannelEvent | undefined> => {
  if (!event.question) return say(event, platform, widgetDefaults.config.greeting);
  const { user_id: accountId, rag_system_id: chatbotId, bot_id } = connection;
  const { channel, question, thread, sender, target } = event;
  const sessionId = sessionOf(chatbotId, channel, bot_id, thread);
  const conversation_id = visitorConversationId(sessionId);
  const signal = AbortSignal.timeout(Math.max(attempt.until - Date.now(), 1));
  try {
    await placeEntity.save({ rag_system_id: chatbotId, conversation_id, channel, target });
    const asked = { question, channel, sender, sessionId };
    const told = await replyToWish(asked, { accountId, chatbotId });
    if (told) return say(event, platform, told);
    const events = askInChannel(asked, {
      accountId,
      chatbotId,
      signal,
      alsoStore: ({ answer: text, context }) => [
        answeredWith(event, messagesOf(citedBlocks(text, context), platform.dialect)),
      ],
    });
    // read to its end, which stores it
    for await (const _ of events);
  } catch (error) {
    if (isHeld(error) && !platform.mustReply) {
      await finish(event);
      return undefined;
    }
    const begun = (await findEvent(event))?.parts ?? [];
    if (!(error instanceof AppError) && !attempt.isLast && begun.length === 0) throw error;
    return say(event, platform, error instanceof AppError ? error.message : failed, begun);
  }
  return findEvent(event);
};

/** One conversation for each thread, as long as the same bot answers for the same chatbot. */
const sessionOf = (...parts: string[]): string => idFrom("session", 0, parts.join(" "));

/** A person answers, who has the message now. */
const isHeld = (error: unknown): boolean => error instanceof AppError && error.code === "conflict";

const failed = "Something went wrong on our side. Please try again.";

const say = async (
  event: ChannelEvent,
  { dialect }: Platform,
  text: string,
  before: string[] = [],
): Promise<ChannelEvent> => {
  const parts = [...before, dialect.run({ text })];
  await reply(event, parts);
  return { ...event, parts };
};

const deliver = async (event: ChannelEvent, { connection, platform }: Answering): Promise<void> => {
  const { parts = [], target } = event;
  for (const [sent, text] of parts.entries()) {
    if (sent < event.sent) continue;
    try {
      await platform.send(connection, { target, text, isFirst: sent === 0 && !event.is_by_person });
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      await giveUp(event, connection, platform, error);
      return;
    }
    await noteSent(event, sent + 1);
  }
  await finish(event);
};

/** Nothing that the queue repeats would change the refusal; a refused token is shown to the owner. */
const giveUp = async (
  event: ChannelEvent,
  connection: Opened,
  { name }: Platform,
  error: Undeliverable,
): Promise<void> => {
  addLogFields({ undelivered: error.message });
  await finish(event);
  if (error.isToken)
    await connectionStore.note(connection, {
      fault: `${name} no longer accepts the token. Make a new one and connect the bot again.`,
    });
};
