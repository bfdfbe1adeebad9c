import type { Conversation } from "#shared/contract/conversation-shapes.ts";

/** The fields of a conversation in which nothing was said yet: counts at zero, the chatbot answers. */
export const unbegun = () => {
  const now = new Date().toISOString();
  return {
    title: null,
    started_at: now,
    ended_at: null,
    last_activity_at: now,
    message_count: 0,
    question_count: 0,
    last_seq: 0,
    answerer: { kind: "bot" },
    total_tokens_used: 0,
  } satisfies Partial<Conversation>;
};
