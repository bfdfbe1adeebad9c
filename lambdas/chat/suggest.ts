import { channelOf, conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { readEarlierTurns } from "./conversation/turns.ts";
import { usageMeter } from "./conversation/usage-meter.ts";
import { streamAnswer } from "./engine.ts";

/** The most characters of a question; messages in a row are one. */
const longestQuestion = 4000;

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
  const { rag_system_id: chatbotId } = conversation;
  const [configured, { turns, total }] = await Promise.all([
    chatbotStore.configured(accountId, chatbotId),
    readEarlierTurns(conversation),
  ]);
  const at = turns.findLastIndex(({ role }) => role === "user");
  const question = turns[at]?.content.slice(-longestQuestion);
  if (!question)
    throw new AppError("invalid", "The visitor has not written yet. Wait for a message to answer.");
  const meter = usageMeter();
  const earlier = { turns: turns.slice(0, at), total };
  try {
    yield* meter.watch(
      streamAnswer({ ...configured, question, earlier, isDebugged: false, askedAt, signal }),
    );
  } finally {
    const usage = meter.usage();
    if (usage) {
      const { ledger } = await import("#lambdas/core/ledger/store.ts");
      const { provider, model } = configured.configuration;
      const source = channelOf(conversation);
      await ledger.record({ accountId, chatbotId, source, usage: { ...usage, provider, model } });
    }
  }
}
