import { conversationStore } from "#lambdas/conversations/store.ts";
import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";
import type { TranscriptMessage } from "#shared/candidates/shapes.ts";
import { maskOf } from "./mask.ts";

/** The messages of an interview, oldest first; none if its chatbot was deleted, because conversations go with it. */
export const transcriptOf = async (
  application: StoredApplication,
  { blind }: { blind: boolean },
): Promise<TranscriptMessage[]> => {
  const { rag_system_id, conversation_id } = application;
  const conversation = conversation_id
    ? await conversationStore.find({ rag_system_id, id: conversation_id })
    : undefined;
  if (!conversation) return [];
  const mask = blind ? maskOf(application) : (text: string) => text;
  const messages = await conversationStore.allMessages(conversation);
  return messages.map(({ id, message_type, content, created_at }) => ({
    id,
    message_type,
    content: mask(content),
    created_at,
  }));
};
