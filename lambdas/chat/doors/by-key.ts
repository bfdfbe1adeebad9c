import { conversationStore, newConversation } from "#lambdas/conversations/store.ts";
import { type ConfiguredChatbot, chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { cutText } from "#lambdas/core/cut-text.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { settingsBounds } from "#shared/chatbots/answer-style.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { ask } from "../ask.ts";
import { earlierTurns, type Turn } from "../conversation/turns.ts";
import { forVisitors } from "../style/for-visitors.ts";

export interface AskedByKey {
  question: string;
  /** Replaces the chatbot's system prompt; cut to the longest that settings take. */
  systemPrompt?: string | undefined;
  /** The turns before the question, of a caller who keeps them; else those of the stored conversation are read. */
  history?: Turn[] | undefined;
  /** A conversation that the same key held; another one is left alone, and a new one begins. */
  conversationId?: string | undefined;
}

/** Answers a question that came with an API key; the exchange is stored as a conversation of the API. */
export async function* askByKey(
  { question, systemPrompt, history, conversationId }: AskedByKey,
  { apiKey, signal }: { apiKey: Pick<ApiKey, "accountId" | "chatbotId" | "familyId">; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  const [configured, conversation] = await Promise.all([
    chatbotStore.configured(apiKey.accountId, apiKey.chatbotId),
    conversationId ? findConversation(apiKey, conversationId) : undefined,
  ]);
  const { chatbot } = configured;
  const begun = conversation ?? {
    ...newConversation(chatbot),
    is_public_session: true,
    api_key_id: apiKey.familyId,
  };
  const events = ask({
    ...configured,
    configuration: withPrompt(configured, systemPrompt),
    question,
    conversation,
    begun,
    source: "api",
    ...(history && { earlier: earlierTurns(history) }),
    askedAt,
    signal,
  });
  yield* forVisitors(configured, events);
}

const withPrompt = (
  { configuration }: ConfiguredChatbot,
  systemPrompt: string | undefined,
): ConfiguredChatbot["configuration"] =>
  systemPrompt?.trim()
    ? { ...configuration, system_prompt: cutText(systemPrompt, settingsBounds.prompt) }
    : configuration;

const findConversation = async (
  { chatbotId, familyId }: Pick<ApiKey, "chatbotId" | "familyId">,
  id: string,
): Promise<Conversation | undefined> => {
  const found = await conversationStore.find({ rag_system_id: chatbotId, id });
  return found?.api_key_id === familyId ? found : undefined;
};
