import { conversationStore, type Exchange, newConversation } from "#lambdas/conversations/store.ts";
import { type ConfiguredChatbot, chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { record } from "./conversation/record.ts";
import { readEarlierTurns } from "./conversation/turns.ts";
import { streamAnswer } from "./engine.ts";

interface Asked {
  ragSlug: string;
  message: string;
  askedAt: Date;
  sessionId: string;
  signal: AbortSignal;
}

/** Answers a visitor of a public page whose conversations are kept; the exchange is counted on the link, too. */
export async function* askKept(
  configured: ConfiguredChatbot,
  { ragSlug, message, askedAt, sessionId, signal }: Asked,
): AsyncGenerator<ChatEvent> {
  const { chatbot, configuration } = configured;
  const id = visitorConversationId(sessionId);
  const conversation = await conversationStore.find({ rag_system_id: chatbot.id, id });
  if (conversation) await conversationStore.leaveToHolder(conversation, message);
  const earlier = await readEarlierTurns(conversation);
  const begun = newConversation(chatbot, { sessionId, id });
  const counted = [chatbotStore.publicQuestion(ragSlug)];
  let isStored = false;
  const store = async (exchange: Exchange) => {
    if (conversation || !(await conversationStore.open(begun, exchange, counted)))
      await conversationStore.append(conversation ?? begun, exchange, counted);
    isStored = true;
  };
  const events = record(streamAnswer({ ...configured, question: message, earlier, askedAt, signal }), {
    conversation: conversation ?? begun,
    question: message,
    configuration,
    source: "page",
    askedAt,
    store,
  });
  try {
    yield* events;
  } finally {
    // A failed answer without a word is not stored.
    if (!isStored) await chatbotStore.countPublicQuestion(ragSlug);
  }
}
