import { conversationStore, newConversation } from "#lambdas/conversations/store.ts";
import { type ConfiguredChatbot, chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { ask } from "../ask.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";

interface Asked {
  ragSlug: string;
  message: string;
  pageLanguage: SpokenLanguage | undefined;
  askedAt: Date;
  sessionId: string;
  signal: AbortSignal;
}

/** Answers a visitor of a public page whose conversations are kept; the exchange is counted on the link, too. */
export async function* askKept(
  configured: ConfiguredChatbot,
  { ragSlug, message, pageLanguage, askedAt, sessionId, signal }: Asked,
): AsyncGenerator<ChatEvent> {
  const { chatbot } = configured;
  const id = visitorConversationId(sessionId);
  const conversation = await conversationStore.find({ rag_system_id: chatbot.id, id });
  const counted = [chatbotStore.publicQuestion(ragSlug)];
  let isStored = false;
  const events = ask({
    ...configured,
    question: message,
    pageLanguage,
    conversation,
    begun: newConversation(chatbot, { sessionId, id }),
    source: "page",
    askedAt,
    signal,
    alsoStore: () => counted,
    noteStored: () => {
      isStored = true;
    },
  });
  try {
    yield* events;
  } finally {
    // A failed answer without a word is not stored.
    if (!isStored) await chatbotStore.countPublicQuestion(ragSlug);
  }
}
