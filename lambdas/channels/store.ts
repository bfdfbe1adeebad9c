import * as z from "zod";
import type { Attempt } from "#platform/events/on-queue.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Channel } from "#shared/contract/channel.ts";
import { Interest } from "#shared/contract/channel-shapes.ts";
import { AppError } from "#shared/errors.ts";
import type { EventKey } from "./entities.ts";

/*
 * Access patterns
 *   the bot of a chatbot in a channel          BOT#{chatbot} / CHANNEL#{channel}
 *   the bots of an account                     OWNER#{account} / CHANNEL#{chatbot}#{channel}
 *   what was written to a bot                  BOT#{chatbot} / CHANNELEVENT#{channel}#{id}   (events.ts)
 *   where a conversation's visitor is written to   BOT#{chatbot} / CHANNELPLACE#{conversation}
 *   those that wait for an answer              gsi1: CHANNELEVENT / {due}#{chatbot}#{channel}#{id}
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

  /** Answers what was written to a bot; see `answering/answer.ts`. */
  answer: async (event: EventKey, attempt: Attempt): Promise<void> =>
    (await import("./answering/answer.ts")).answer(event, attempt),

  /** Has messages answered whose turn was lost; see `events.ts`. */
  remind: async (): Promise<number> => (await import("./events.ts")).remind(),
};
