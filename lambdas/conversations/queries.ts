import type { Conversation, Message } from "#shared/contract/conversation-shapes.ts";

/** An answered question, as its account's record. */
export interface Query {
  id: string;
  user_id: string;
  rag_system_id: string;
  query: string;
  response: string;
  response_time_ms: number | null;
  token_count: number | null;
  context_chunks: Message["context_chunks"];
  created_at: string;
}

/** The answered questions among a conversation's messages, oldest first; a record has the id of its answer. */
export const queriesIn = ({ user_id, rag_system_id }: Conversation, messages: Message[]): Query[] =>
  messages.flatMap((asked, at) => {
    const answer = messages[at + 1];
    if (asked.message_type !== "user" || answer?.message_type !== "assistant") return [];
    return {
      id: answer.id,
      user_id,
      rag_system_id,
      query: asked.content,
      response: answer.content,
      response_time_ms: answer.response_time_ms,
      token_count: answer.token_count,
      context_chunks: answer.context_chunks,
      created_at: asked.created_at,
    };
  });
