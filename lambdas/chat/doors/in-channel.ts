import { conversationStore, type Exchange, newConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import type { Write } from "#platform/table/client.ts";
import type { Channel } from "#shared/channels/channel.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { question as questionShape } from "#shared/contract/fields.ts";
import { AppError } from "#shared/errors.ts";
import { ask } from "../ask.ts";
import { cutNote } from "../language/cut-notes.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import { forVisitors } from "../style/for-visitors.ts";

interface AskedInChannel {
  question: string;
  channel: Channel;
  sessionId: string;
  /** Limits count each sender of a channel like a network. */
  sender: { id: string; name?: string | undefined };
}

interface Asking {
  accountId: string;
  chatbotId: string;
  signal: AbortSignal;
  /** Writes that join the transaction which stores the answer. */
  alsoStore(exchange: Pick<Exchange, "answer" | "context">): Write[];
}

/** Answers somebody who wrote to a bot; the exchange is stored as a public session of the channel. */
export async function* askInChannel(
  { question, channel, sessionId, sender }: AskedInChannel,
  { accountId, chatbotId, signal, alsoStore }: Asking,
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  const { success, error } = questionShape.safeParse(question);
  if (!success) throw new AppError("invalid", error.issues[0]?.message ?? "Enter a question.");
  const id = visitorConversationId(sessionId);
  const [configured, conversation] = await Promise.all([
    chatbotStore.configured(accountId, chatbotId),
    conversationStore.find({ rag_system_id: chatbotId, id }),
    limitQuestions({ chatbotId, sessionId }, { address: `${channel}:${sender.id}` }),
  ]);
  const { chatbot, configuration } = configured;
  const info = sender.name ? { name: sender.name } : {};
  const isCited = configuration.answer_style?.citations ?? true;
  const events = ask({
    ...configured,
    question,
    conversation,
    begun: newConversation(chatbot, { sessionId, channel, id, info }),
    source: channel,
    askedAt,
    signal,
    marked: (exchange) => ({ ...exchange, isUnread: true }),
    alsoStore: (exchange) => alsoStore({ ...toldOf(exchange), ...(!isCited && { context: [] }) }),
  });
  yield* forVisitors(configured, events);
}

/** The answer as it is sent: a messenger has no other place for a note. */
const toldOf = ({ question, answer, context, metadata }: Exchange): Pick<Exchange, "answer" | "context"> => ({
  answer: metadata.cut ? `${answer}\n\n${cutNote(spokenLanguage(question))}` : answer,
  context,
});
