import type { Conversation, Message } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { remembered } from "#web/lib/browser/remembered.ts";
import type { Turn } from "../turns/turn.ts";
import { turnsOf } from "./stored-turns.ts";

export interface ChatSession {
  /** Shown to the owner. */
  sessionId: string;
  /** The id under which the server stores the messages; absent if the session could not be started there. */
  conversationId?: string;
  /** The questions and answers so far. */
  turns: Turn[];
}

/** The chat that this browser showed last, else the chatbot's newest one, else a new one. */
export const lastSession = async (chatbotId: string): Promise<ChatSession> => {
  try {
    const id = remembered.conversation(chatbotId);
    const stored = id && (await storedSession(chatbotId, id).catch(ifAbsent));
    if (stored) return stored;
    const [newest] = (await api.conversations.list({ chatbotId, limit: 1 })).items;
    if (newest) return await storedSession(chatbotId, newest.id);
  } catch (error) {
    console.warn("The earlier chat could not be read.", error);
  }
  return newSession(chatbotId);
};

/** Throws `not_found` for a conversation with another chatbot. */
export const storedSession = async (chatbotId: string, id: string): Promise<ChatSession> => {
  const { conversation, items } = await allMessages(id);
  if (conversation.rag_system_id !== chatbotId) throw new AppError("not_found", "Conversation not found.");
  return sessionOf(conversation, items);
};

/** The messages of all pages, oldest first; each page holds those before the one that was read last. */
const allMessages = async (id: string) => {
  const latest = await api.conversations.messages({ id, limit: 100 });
  const items = [...latest.items];
  for (let { cursor } = latest; cursor; ) {
    const before = await api.conversations.messages({ id, limit: 100, cursor });
    items.unshift(...before.items);
    cursor = before.cursor;
  }
  return { conversation: latest.conversation, items };
};

export const newSession = async (chatbotId: string): Promise<ChatSession> => {
  try {
    return sessionOf(await api.conversations.start({ p_rag_system_id: chatbotId }), []);
  } catch (error) {
    console.warn("The chat session was started on this device only.", error);
    return { sessionId: crypto.randomUUID(), turns: [] };
  }
};

/** A failure is only logged, because nothing depends on the end of a session. */
export const endSession = async ({ conversationId }: ChatSession): Promise<void> => {
  if (!conversationId) return;
  await api.conversations
    .end({ conversation_id: conversationId })
    .catch((error: unknown) => console.warn("The chat session could not be ended.", error));
};

/** The last eight characters, which are random: ids begin with a prefix and the time. */
export const shownSession = (sessionId: string): string => sessionId.slice(-8);

const sessionOf = (conversation: Conversation, messages: Message[]): ChatSession => {
  remembered.setConversation(conversation.rag_system_id, conversation.id);
  return {
    sessionId: conversation.session_id,
    conversationId: conversation.id,
    turns: turnsOf(messages),
  };
};

const ifAbsent = (error: unknown): undefined => {
  if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  return undefined;
};
