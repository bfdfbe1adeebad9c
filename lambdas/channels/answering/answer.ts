import type { Attempt } from "#platform/events/on-queue.ts";
import { addLogFields, addLogIds } from "#platform/logging/log-context.ts";
import { connectionStore } from "../connections.ts";
import type { ChannelThread, ThreadKey } from "../entities.ts";
import { enqueue, waitingIn } from "../events.ts";
import { opened } from "../opened.ts";
import { platformOf } from "../platforms/platform-of.ts";
import { dropThread, forgetThread, leaveThread, takeThread } from "../threads.ts";
import type { Answering } from "./answering.ts";
import { deliver } from "./deliver.ts";
import { written } from "./write-reply.ts";

/** A thread that another process takes until then is free soon after the end of this one. */
const endMs = 5000;
/** Another message is answered in this call if there is so much time left. */
const answerMs = 45_000;

/**
 * Answers what was written to a bot in a thread, message after message; other threads are answered side by side. Each
 * answer is stored with its conversation and then sent message by message. A repetition goes on where the former try
 * ended, so that nothing is answered twice.
 */
export const answer = async (of: ThreadKey, attempt: Attempt): Promise<void> => {
  addLogIds({ chatbotId: of.rag_system_id, conversationId: of.conversation_id });
  addLogFields({ channel: of.channel });
  let thread = await takeThread(of, attempt.until + endMs);
  if (!thread) return;
  const connection = await connectionStore.find(of);
  if (!connection) return forgetThread(of);
  try {
    const bot = { connection: await opened(connection), platform: await platformOf(of.channel), attempt };
    while (thread) {
      if (!(await answerWaiting(thread, bot))) {
        await enqueue(of, connection.user_id);
        return await dropThread(thread);
      }
      thread = await leaveThread(thread);
    }
  } catch (error) {
    if (thread) await dropThread(thread);
    throw error;
  }
};

/** Returns false if there was no time left for all. */
const answerWaiting = async (thread: ChannelThread, bot: Answering): Promise<boolean> => {
  for (const [place, event] of (await waitingIn(thread)).entries()) {
    if (place > 0 && bot.attempt.until - Date.now() < answerMs) return false;
    const ready = event.parts ? event : await written(event, bot);
    if (ready) await deliver(ready, bot);
  }
  return true;
};
