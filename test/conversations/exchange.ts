import type { Chatbot } from "#shared/chatbots/routes.ts";
import { newChatbot } from "../core/counters/facts.ts";

export const chatbotOf = (user_id: string): Chatbot => newChatbot(user_id, "2026-01-01T00:00:00.000Z");

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
