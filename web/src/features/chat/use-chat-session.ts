import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";

interface ChatSession {
  /** Shown to the owner. */
  sessionId: string;
  /** The id under which the server stores the messages; absent if the session could not be started there. */
  conversationId?: string;
}

/** A chat session that starts when the screen opens, ends when it closes and can be restarted. */
export const useChatSession = (chatbotId: string) => {
  const [session, setSession] = useState<ChatSession>();
  const current = useRef<Promise<ChatSession>>(undefined);

  const begin = useCallback(() => {
    const started = start(chatbotId);
    current.current = started;
    void started.then((next) => current.current === started && setSession(next));
  }, [chatbotId]);

  const leave = useCallback(async () => {
    const left = current.current;
    current.current = undefined;
    setSession(undefined);
    if (left) await end(await left);
  }, []);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && begin();
    begin();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      void leave();
    };
  }, [begin, leave]);

  const restart = useCallback(async () => {
    await leave();
    begin();
  }, [leave, begin]);

  return { session, restart };
};

const start = async (chatbotId: string): Promise<ChatSession> => {
  try {
    const conversation = await api.conversations.start({ p_rag_system_id: chatbotId });
    return { sessionId: conversation.session_id, conversationId: conversation.id };
  } catch (error) {
    console.warn("The chat session was started on this device only.", error);
    return { sessionId: crypto.randomUUID() };
  }
};

/** A failure is only logged, because nothing depends on the end of a session. */
const end = async ({ conversationId }: ChatSession): Promise<void> => {
  if (!conversationId) return;
  await api.conversations
    .end({ conversation_id: conversationId })
    .catch((error: unknown) => console.warn("The chat session could not be ended.", error));
};
