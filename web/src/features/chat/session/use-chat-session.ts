import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "#web/lib/toaster.ts";
import { type ChatSession, endSession, lastSession, newSession, storedSession } from "./sessions.ts";

/** The chat session of the screen, undefined while it is opened. The last one goes on; closing the screen ends it. */
export const useChatSession = (chatbotId: string) => {
  const [session, setSession] = useState<ChatSession>();
  const current = useRef<Promise<ChatSession>>(undefined);

  const begin = useCallback((opening: Promise<ChatSession>) => {
    current.current = opening;
    void opening.then((next) => current.current === opening && setSession(next));
  }, []);

  const leave = useCallback(async () => {
    const left = current.current;
    current.current = undefined;
    setSession(undefined);
    if (left) await endSession(await left);
  }, []);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && begin(lastSession(chatbotId));
    begin(lastSession(chatbotId));
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      void leave();
    };
  }, [begin, leave, chatbotId]);

  return {
    session,
    /** Ends the session and starts another one. */
    restart: async () => {
      await leave();
      begin(newSession(chatbotId));
    },
    /** Ends the session and goes on with an earlier conversation. */
    resume: (conversationId: string) => {
      void leave();
      const opening = storedSession(chatbotId, conversationId).catch((error: unknown) => {
        toast.error("The chat could not be opened", error instanceof Error ? error.message : undefined);
        return lastSession(chatbotId);
      });
      begin(opening);
    },
  };
};
