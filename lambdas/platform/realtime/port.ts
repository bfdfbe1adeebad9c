import type { PushedMessage } from "#shared/contract/realtime.ts";

export interface Realtime {
  /** Pushes to every connection that follows the topic; a topic without connections is no error. */
  publish(topic: string, message: PushedMessage): Promise<void>;
}

/** Followed by the open pages of an account's members. */
export const accountTopic = (accountId: string): string => `owner:${accountId}`;
