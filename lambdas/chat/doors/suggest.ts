import { requireChat } from "#lambdas/conversations/interview.ts";
import { channelOf, conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { askUnrecorded } from "../ask-unrecorded.ts";
import { readEarlierTurns } from "../conversation/turns.ts";
import { forMembers } from "../style/for-members.ts";

/** The most characters of a question; messages in a row are one. */
const maxQuestionLength = 4000;

/**
 * Drafts the chatbot's answer to the visitor's last message for a person who answers. Nothing is stored but the cost,
 * which counts for the conversation's channel. Throws AppError `invalid` before the visitor has written.
 */
export async function* suggest(
  { conversationId }: { conversationId: string },
  { accountId, signal }: { accountId: string; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  const conversation = await conversationStore.ofAccount(accountId, conversationId);
  requireChat(conversation);
  const { rag_system_id: chatbotId } = conversation;
  const [configured, { turns, total }] = await Promise.all([
    chatbotStore.configured(accountId, chatbotId),
    readEarlierTurns(conversation),
  ]);
  const at = turns.findLastIndex(({ role }) => role === "user");
  const question = turns[at]?.content.slice(-maxQuestionLength);
  if (!question)
    throw new AppError("invalid", "The visitor has not written yet. Wait for a message to answer.");
  const events = askUnrecorded({
    ...configured,
    question,
    earlier: { turns: turns.slice(0, at), total },
    isDebugged: false,
    askedAt,
    signal,
    source: channelOf(conversation),
  });
  yield* forMembers(events);
}
