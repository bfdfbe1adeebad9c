import type { PushedMessage } from "#shared/realtime/messages.ts";

export interface Realtime {
  /** Pushes to every connection that follows the topic; a topic without connections is no error. */
  publish(topic: string, message: PushedMessage): Promise<void>;
}

const ofAccount = "owner:";

/** Followed by the open pages of an account's members. */
export const accountTopic = (accountId: string): string => ofAccount + accountId;

/** Followed by the open chats of a visitor's conversation. */
export const visitorTopic = (conversationId: string): string => `visitor:${conversationId}`;

/** The account whose members may follow a topic; undefined if the topic is no account's. */
export const accountOfTopic = (topic: string): string | undefined =>
  topic.startsWith(ofAccount) ? topic.slice(ofAccount.length) : undefined;
