import { conversationStore, heldByPerson, isHeld } from "#lambdas/conversations/store.ts";
import { addLogFields } from "#platform/logging/log-context.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { freshMilliseconds } from "#shared/conversations/handoff-times.ts";
import { connectionStore } from "../connections.ts";
import type { ChannelEvent } from "../entities.ts";
import { finish, forgetEvent, isLate, noteSent } from "../events.ts";
import { Undeliverable } from "../platform.ts";
import { changeThread } from "../threads.ts";
import type { Answering } from "./answering.ts";
import { noteUndelivered } from "./note-undelivered.ts";
import { tellHeld } from "./write-reply.ts";

/** Sends the messages of an event that were not sent yet. What does not reach the visitor is noted for the members. */
export const deliver = async (event: ChannelEvent, bot: Answering): Promise<void> => {
  const { parts = [], target, author } = event;
  const { connection, platform } = bot;
  if (author === "person") await changeThread(event, { set: { is_told: true } });
  for (const [sent, text] of parts.entries()) {
    if (sent < event.sent) continue;
    const { isConnected, conversation } = await presentStateOf(event);
    if (!isConnected) return forgetEvent(event);
    if (author === "chatbot" && conversation && isHeld(conversation))
      return leaveToPerson({ ...event, sent }, bot, heldByPerson(conversation).message);
    try {
      await platform.send(connection, { target, text, isFirst: sent === 0, isByPerson: author === "person" });
    } catch (error) {
      if (error instanceof Undeliverable) return giveUp(event, bot, error);
      if (!isLate(event)) throw error;
      return giveUp(event, bot, new Undeliverable("It did not answer for a quarter of an hour"));
    }
    await noteSent(event, sent + 1);
  }
  await finish(event);
};

/** Read shortly before a message is sent: nothing of an answer comes after a claim that was acknowledged. */
const presentStateOf = async ({ rag_system_id, channel, conversation_id: id }: ChannelEvent) => {
  for (;;) {
    const readAt = performance.now();
    const [connection, conversation] = await findTogether(
      connectionStore.lookup({ rag_system_id, channel }),
      conversationStore.lookup({ rag_system_id, id }),
    );
    if (performance.now() - readAt < freshMilliseconds)
      return { isConnected: connection !== undefined, conversation };
  }
};

/** A person took the conversation over before all of the chatbot's answer was sent. */
const leaveToPerson = async (event: ChannelEvent, bot: Answering, text: string): Promise<void> => {
  await noteUndelivered(
    event,
    event.sent === 0
      ? "The assistant's answer was not sent, because a person took over first."
      : "The rest of the assistant's answer was not sent, because a person took over.",
  );
  const notice = event.sent === 0 ? await tellHeld(event, { bot, text }) : undefined;
  if (notice) await deliver(notice, bot);
  else await finish(event);
};

/** Nothing that the queue repeats would change the refusal; a refused token is shown to the owner. */
const giveUp = async (
  event: ChannelEvent,
  { connection, platform: { name } }: Answering,
  error: Undeliverable,
): Promise<void> => {
  addLogFields({ undelivered: error.message });
  if (event.author !== "product")
    await noteUndelivered(event, error.reason ?? `${name} did not take the message: ${error.message}.`);
  await finish(event);
  if (error.isToken)
    await connectionStore.note(connection, {
      fault: `${name} no longer accepts the token. Make a new one and connect the bot again.`,
    });
};
