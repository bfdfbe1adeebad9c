import { key } from "#platform/table/keys.ts";
import { firstIdAt } from "#platform/table/new-id.ts";
import { conversationEntity, type StoredConversation } from "../entities.ts";

const atOnce = 500;

/** A job interview is kept as long as its application. */
const isExpired = ({ channel, last_activity_at }: StoredConversation, before: Date): boolean =>
  channel !== "interview" && last_activity_at < before.toISOString();

/**
 * A page of a chatbot's conversations without activity since `before`, by their ids; a page may be short of them. It
 * reads only those that began before: ids sort by time, and none is younger than its conversation's last activity.
 */
export const expiredConversations = async (
  chatbotId: string,
  before: Date,
  cursor?: string,
): Promise<{ items: StoredConversation[]; cursor?: string }> => {
  const page = await conversationEntity.list({
    pk: key("chatbot", chatbotId),
    prefix: "",
    from: key("conversation", ""),
    to: key("conversation", firstIdAt("conversation", before.getTime())),
    limit: atOnce,
    cursor,
  });
  return { ...page, items: page.items.filter((one) => isExpired(one, before)) };
};
