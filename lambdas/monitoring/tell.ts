import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { accountTopic, visitorTopic } from "#platform/realtime/port.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import type { PushedMessage } from "#shared/realtime/messages.ts";

/** Tells the visitor's open chats, by default that there is something new to read. A chat that was not told looks later. */
export const tellVisitor = (
  { id, last_seq }: Conversation,
  message: PushedMessage = { type: "news", seq: last_seq },
): Promise<void> => publish(visitorTopic(id), message);

/** Tells the open pages of the account's members. */
export const tellMembers = ({ user_id }: Conversation, message: PushedMessage): Promise<void> =>
  publish(accountTopic(user_id), message);

const publish = async (topic: string, message: PushedMessage): Promise<void> => {
  try {
    await (await port("realtime")).publish(topic, message);
  } catch (error) {
    logger.warn("a push failed", { error: error instanceof Error ? error : String(error) });
  }
};
