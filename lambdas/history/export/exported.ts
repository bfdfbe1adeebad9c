import type { Message } from "#shared/conversations/shapes.ts";
import type { ExportedMessage, HistoryEntry } from "#shared/history/routes.ts";

/** A conversation as exports spell it: without the account's id. */
export const exportedConversation = ({
  id,
  session_id,
  rag_system_id,
  chatbot_name,
  widget_id,
  title,
  is_public_session,
  visitor_info,
  visitor_id,
  started_at,
  ended_at,
  last_activity_at,
  message_count,
  total_tokens_used,
  refused_answers,
}: HistoryEntry) => ({
  id,
  session_id,
  rag_system_id,
  chatbot_name,
  widget_id: widget_id ?? null,
  title,
  is_public_session,
  visitor_info,
  visitor_id: visitor_id ?? null,
  started_at,
  ended_at,
  last_activity_at,
  message_count,
  total_tokens_used,
  refused_answers,
});

/** A message with the names of its sources; their text is in the documents. */
export const exportedMessage = ({
  conversation_id: _conversation,
  has_debug: _debug,
  context_chunks,
  ...message
}: Message): ExportedMessage => ({
  ...message,
  sources: context_chunks.map(({ metadata, source, similarity }) => ({
    name: metadata.filename || source,
    place: metadata.place ?? metadata.titlePath?.at(-1) ?? null,
    similarity,
  })),
});
