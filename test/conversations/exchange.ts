import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";

export const chatbotOf = (user_id: string): Chatbot => ({
  id: newId("chatbot"),
  user_id,
  name: "Desk",
  description: null,
  status: "active",
  is_public: false,
  public_slug: null,
  public_title: null,
  public_description: null,
  published_at: null,
  created_at: "2026-01-01T00:00:00.000Z",
});

export const context = [
  {
    content: "Loans last 3 weeks 📚",
    similarity: 0.123456789,
    source: "a.txt",
    metadata: { filename: "a.txt" },
  },
];

export const exchangeOf = (question: string, tokenCount = 7) => ({
  question,
  answer: "",
  context,
  askedAt: new Date().toISOString(),
  responseTime: 12.5,
  tokenCount,
  metadata: { stopped: "true" },
});
