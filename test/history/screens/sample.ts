import type { HistoryEntry, HistoryStats } from "#shared/history/routes.ts";

const at = "2026-11-20T09:00:00.000Z";

export const stats: HistoryStats = {
  conversations: 2,
  messages: 6,
  tokens: 120,
  messagesPerConversation: 3,
  averageResponseMs: 40,
};

export const conversationOf = (title: string): HistoryEntry => ({
  id: "conv_1",
  session_id: "session-0123456789",
  rag_system_id: "bot_1",
  user_id: "user-1",
  title,
  is_public_session: true,
  visitor_info: {},
  started_at: at,
  ended_at: null,
  last_activity_at: at,
  message_count: 4,
  question_count: 2,
  last_seq: 4,
  answerer: { kind: "bot" },
  total_tokens_used: 100,
  chatbot_name: "Library",
  refused_answers: 1,
});
