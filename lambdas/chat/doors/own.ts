import type * as z from "zod";
import { requireChat } from "#lambdas/conversations/interview.ts";
import { channelOf, conversationStore, newConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { chat } from "#shared/chat/routes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { ask } from "../ask.ts";
import { earlierTurns } from "../conversation/turns.ts";
import { forMembers } from "../style/for-members.ts";

type Input = z.output<(typeof chat)["ask"]["input"]> & { ragSystemId: string };

/** Answers an owner who asks one of the account's chatbots; the first exchange opens a conversation if none is named. */
export async function* askOwn(
  { ragSystemId, query, conversationId, history, language, debug }: Input,
  { accountId, signal }: { accountId: string; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  const [chatbot, conversation] = await Promise.all([
    chatbotStore.configured(accountId, ragSystemId),
    conversationId ? findConversation(accountId, ragSystemId, conversationId) : undefined,
  ]);
  const begun = conversation ?? newConversation(chatbot.chatbot);
  const events = ask({
    ...chatbot,
    question: query,
    conversation,
    begun,
    source: channelOf(begun),
    ...(!conversation && { earlier: earlierTurns(history) }),
    isDebugged: debug,
    pageTag: language,
    askedAt,
    signal,
  });
  yield* forMembers(events);
}

/** The account's conversation with this chatbot; undefined if it was never started. Throws `conflict` for an interview. */
const findConversation = async (
  accountId: string,
  ragSystemId: string,
  id: string,
): Promise<Conversation | undefined> => {
  const conversation = await conversationStore.find({ rag_system_id: ragSystemId, id });
  if (conversation?.user_id !== accountId) return undefined;
  requireChat(conversation);
  return conversation;
};
