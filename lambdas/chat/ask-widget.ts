import type * as z from "zod";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { conversationStore, newConversation } from "#lambdas/conversations/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Caller } from "#platform/access/caller.ts";
import type { Visitor } from "#platform/access/visitor-token.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import type { chat } from "#shared/contract/chat.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import type { Conversation } from "#shared/contract/conversations.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";
import { record } from "./conversation/record.ts";
import { readEarlierTurns } from "./conversation/turns.ts";
import { streamAnswer } from "./engine.ts";

type Input = z.output<(typeof chat)["askWidget"]["input"]>;
type Widget = Awaited<ReturnType<typeof widgetStore.active>>;

/** Answers a visitor of a widget; the exchange is stored as a public session and counted on the widget. */
export async function* askWidget(
  { widgetId, message, sessionId }: Input,
  { visitor, caller, signal }: { visitor: Visitor; caller: Caller; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  if (visitor.scope !== `widget:${widgetId}` || visitor.sessionId !== sessionId)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const [widget, former] = await Promise.all([
    widgetStore.active(widgetId, visitor.ownerId),
    chatbotStore.configured(visitor.ownerId, visitor.chatbotId),
    limitQuestions(visitor, caller),
  ]);
  const isMoved = widget.rag_system_id !== visitor.chatbotId;
  const [chatbot, conversation] = await Promise.all([
    isMoved ? chatbotStore.configured(widget.user_id, widget.rag_system_id) : former,
    findConversation(widget, sessionId),
  ]);
  const earlier = await readEarlierTurns(conversation);
  yield* record(streamAnswer({ ...chatbot, question: message, earlier, askedAt, signal }), {
    conversation: () => conversation ?? startConversation(widget, chatbot.chatbot, sessionId),
    question: message,
    askedAt,
    also: [widgetStore.change(widget, { add: { total_messages: 2 } })],
  });
}

/** A session has one conversation per chatbot. */
const conversationIdOf = (sessionId: string): string => sessionId.replace(/^ses_/, "conv_");

const findConversation = (widget: Widget, sessionId: string): Promise<Conversation | undefined> =>
  conversationStore.find({ rag_system_id: widget.rag_system_id, id: conversationIdOf(sessionId) });

const startConversation = async (
  widget: Widget,
  chatbot: Chatbot,
  sessionId: string,
): Promise<Conversation> => {
  const conversation = newConversation(chatbot, {
    sessionId,
    widgetId: widget.id,
    id: conversationIdOf(sessionId),
  });
  await conversationStore.create(conversation, [
    widgetStore.change(widget, { add: { total_conversations: 1 } }),
  ]);
  return conversation;
};
