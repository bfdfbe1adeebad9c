import * as z from "zod";
import type { Attempt } from "#platform/events/on-queue.ts";
import { entity } from "#platform/table/entity.ts";
import type { Channel } from "#shared/channels/channel.ts";
import { Interest } from "#shared/channels/shapes.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import type { LeavingKey, ThreadKey } from "./entities.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   the bot of a chatbot in a channel          BOT#{chatbot} / CHANNEL#{channel}
 *   the bots of an account                     OWNER#{account} / CHANNEL#{chatbot}#{channel}
 *   what was written to a bot                  BOT#{chatbot} / CHANNELEVENT#{channel}#{conversation}#{id}   (events.ts)
 *   a person's thread with a bot               BOT#{chatbot} / CHANNELTHREAD#{conversation}   (threads.ts)
 *   those that wait for an answer              gsi1: CHANNELEVENT / {due}#{chatbot}#{channel}#{conversation}#{id}
 *   disconnected bots whose platform was away  BOT#{chatbot} / CHANNEL#leaving#{channel}#{bot}   (leaving.ts)
 *   those that are asked again                 gsi1: CHANNEL#leaving / {due}#{chatbot}#{channel}#{bot}
 *   a user's interests in channels             USER#{user} / WAITLIST#{channel}
 */

const StoredInterest = Interest.extend({ user_id: z.string() });

const keyOf = ({ user_id, channel }: { user_id: string; channel: Channel }) => ({
  pk: key("user", user_id),
  sk: key("waitlist", channel),
});

const interestEntity = entity({ name: "Interest", shape: StoredInterest, key: keyOf, keysOf: keyOf });

export const interestStore = {
  ofUser: (userId: string): Promise<Interest[]> =>
    Array.fromAsync(interestEntity.all({ pk: key("user", userId), prefix: keyPrefix("waitlist") })),

  /** The stored interest; the first one stays. */
  add: async (userId: string, channel: Channel): Promise<Interest> => {
    const interest = { user_id: userId, channel, joined_at: new Date().toISOString() };
    return interestEntity.create(interest).catch((error) => {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
      return interestEntity.get(interest);
    });
  },
};

export const channelStore = {
  /** Disconnects the bots of a chatbot that is being deleted. */
  removeAll: async (chatbotId: string): Promise<void> =>
    (await import("./disconnect.ts")).disconnectAll(chatbotId),

  /** Answers what was written to a bot in a thread; see `answering/answer.ts`. */
  answer: async (thread: ThreadKey, attempt: Attempt): Promise<void> =>
    (await import("./answering/answer.ts")).answer(thread, attempt),

  /** Until when a visitor's messenger takes messages, an ISO string; undefined if it does so at any time. */
  repliesUntil: async (conversation: Pick<Conversation, "id" | "rag_system_id">) => {
    const { findThread, repliesUntil } = await import("./threads.ts");
    const { id: conversation_id, rag_system_id } = conversation;
    const thread = await findThread({ rag_system_id, conversation_id });
    return thread && repliesUntil(thread);
  },

  /** Asks the platform of a disconnected bot again; see `leaving.ts`. */
  leave: async (of: LeavingKey): Promise<void> => (await import("./leaving.ts")).leaveAgain(of),

  /** Has messages answered whose turn was lost, and platforms asked again that were away. */
  remind: async (): Promise<number> => {
    const [{ remind }, { remindLeaving }] = await Promise.all([
      import("./events.ts"),
      import("./leaving.ts"),
    ]);
    return (await remind()) + (await remindLeaving());
  },
};
