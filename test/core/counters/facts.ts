import { newId } from "#platform/table/new-id.ts";
import type { Chatbot, LlmConfiguration } from "#shared/chatbots/routes.ts";
import type { Document } from "#shared/documents/document.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { sampleChatbot } from "../chatbots/sample-chatbot.ts";

export const newChatbot = (user_id: string, created_at: string): Chatbot =>
  sampleChatbot({ id: newId("chatbot"), user_id, created_at });

export const settingsOf = ({ id, user_id }: Chatbot): LlmConfiguration => ({
  id: newId("modelSettings"),
  rag_system_id: id,
  user_id,
  provider: "builtin",
  model: "builtin",
  temperature: 0.7,
  max_tokens: 1000,
  top_p: 1,
  frequency_penalty: 0,
  presence_penalty: 0,
  system_prompt: null,
});

export const newDocument = ({ id, user_id }: Chatbot, created_at: string): Document => ({
  id: newId("document"),
  rag_system_id: id,
  user_id,
  filename: "rules.txt",
  content_type: "text/plain",
  file_size: 10,
  processing_status: "pending",
  chunk_count: 0,
  created_at,
});

export const newWidget = (
  { id, user_id }: Chatbot,
  created_at: string,
): Omit<Widget, "rag_system_name" | "identity_secret"> => ({
  id: newId("widget"),
  user_id,
  rag_system_id: id,
  name: "Shop",
  is_active: true,
  created_at,
  total_conversations: 0,
  total_messages: 0,
  ...widgetDefaults,
});

export const newExchange = (question: string) => ({
  question,
  answer: "14 days.",
  context: [],
  askedAt: new Date().toISOString(),
  responseTime: 10,
  tokenCount: 5,
  metadata: {},
});

/** The dashboard of an account with a completed document and three questions of last month. */
export const earlierFigures = {
  activeChatbots: { total: 1, thisMonth: 0, lastMonth: 0, changePercent: null },
  messagesHandled: { total: 6, thisMonth: 0, lastMonth: 6, changePercent: -100 },
  documents: 1,
  completedDocuments: 1,
  sampleDocuments: 0,
  conversations: 1,
  queries: 3,
  visitorConversations: 0,
  visitorQueries: 0,
  publishedChatbots: 1,
  widgets: 0,
};
