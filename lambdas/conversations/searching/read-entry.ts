import type { ConversationEntry, Opinion } from "#platform/search/messages/port.ts";
import { channelOf, conversationEntity, type StoredConversation } from "../entities.ts";
import { isMessage } from "../event.ts";
import { allEvents } from "../events.ts";

/** The last characters of a session id, by which lists name the session. */
const shownOfSession = 8;

/** A conversation as it is now for the index of messages; undefined if it was deleted. */
export const readEntry = async (
  key: Pick<StoredConversation, "id" | "rag_system_id">,
): Promise<ConversationEntry | undefined> => {
  const conversation = await conversationEntity.find(key);
  return conversation && entryOf(conversation);
};

const entryOf = async (conversation: StoredConversation): Promise<ConversationEntry> => {
  const { id, session_id, visitor_info, visitor_id = "" } = conversation;
  const texts = [session_id, session_id.slice(-shownOfSession), visitor_id, ...Object.values(visitor_info)];
  const opinions = new Set<Opinion>();
  for await (const event of allEvents(id)) {
    if (!isMessage(event)) continue;
    texts.push(event.content);
    if (event.feedback) opinions.add(event.feedback.rating === "up" ? "liked" : "disliked");
    if (event.feedback?.comment) {
      opinions.add("commented");
      texts.push(event.feedback.comment);
    }
  }
  return {
    accountId: conversation.user_id,
    id,
    chatbotId: conversation.rag_system_id,
    startedAt: conversation.started_at,
    activityAt: conversation.last_activity_at,
    lastSeq: conversation.last_seq,
    messages: conversation.message_count,
    isPublic: conversation.is_public_session,
    channel: channelOf(conversation),
    isRefused: (conversation.refused_answers ?? 0) > 0,
    opinions: [...opinions],
    texts: texts.filter(Boolean),
  };
};
