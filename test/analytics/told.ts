import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { newExchange } from "../core/counters/facts.ts";

type Store = typeof import("#lambdas/conversations/store.ts");

export const terra = {
  provider: "openai",
  model: "gpt-6.1-terra",
  promptTokens: 1000,
  completionTokens: 100,
} as const;

interface Told {
  question?: string;
  outcome?: string;
  responseTime?: number;
  usage?: typeof terra & { isEstimated?: boolean };
}

export const exchangeOf = ({
  question = "How long?",
  outcome = "answered",
  responseTime = 100,
  usage,
}: Told = {}) => ({
  ...newExchange(question),
  askedAt: new Date().toISOString(),
  responseTime,
  metadata: { outcome },
  ...(usage && { usage, tokenCount: usage.promptTokens + usage.completionTokens }),
});

/** A visitor of a widget, or of a public page that keeps conversations. */
export const visitorOf = (
  { conversationStore, newConversation }: Store,
  chatbot: Chatbot,
  place = "widget",
) => {
  const visit = {
    sessionId: newId("session"),
    id: newId("conversation"),
    ...(place === "widget" && { widgetId: newId("widget") }),
  };
  const begun = () => newConversation(chatbot, visit);
  const present = () => conversationStore.find({ rag_system_id: chatbot.id, id: visit.id });
  return {
    present,
    ask: async (told: Told = {}) => {
      const conversation = await present();
      if (conversation) await conversationStore.append(conversation, exchangeOf(told));
      else await conversationStore.open(begun(), exchangeOf(told));
    },
    rate: async (rating: "up" | "down" | null, answer = 0) => {
      const conversation = await present();
      if (!conversation) throw new Error("Nothing is asked.");
      const messages = await conversationStore.allMessages(conversation);
      const answers = messages.filter(({ message_type }) => message_type === "assistant");
      await conversationStore.giveFeedback(conversation, answers[answer]?.id ?? "", { rating });
    },
  };
};
