import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "#shared/chat/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";

export interface TestTurn {
  id: number;
  question: string;
  /** Undefined while it is awaited. */
  answer?: Answer;
  hasFailed?: boolean;
}

/** A chat session that lives as long as the dialog. A session that cannot be started or ended is only logged. */
export const useTestChat = (chatbotId: string) => {
  const [turns, setTurns] = useState<TestTurn[]>([]);
  const session = useRef<Promise<string | undefined>>(undefined);

  const begin = useCallback(() => {
    session.current = api.conversations.start({ p_rag_system_id: chatbotId }).then(
      ({ id }) => id,
      (error: unknown) => void console.warn("The chat session could not be started.", error),
    );
  }, [chatbotId]);
  const end = useCallback(async () => {
    const ended = session.current;
    session.current = undefined;
    const id = await ended;
    if (!id) return;
    await api.conversations
      .end({ conversation_id: id })
      .catch((error: unknown) => console.warn("The chat session could not be ended.", error));
  }, []);
  useEffect(() => {
    begin();
    addEventListener("pagehide", end);
    return () => {
      removeEventListener("pagehide", end);
      void end();
    };
  }, [begin, end]);

  const change = (id: number, part: Partial<TestTurn>) =>
    setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)));
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ question }: TestTurn) =>
      api.chat.ask({
        ragSystemId: chatbotId,
        query: question,
        conversationId: await session.current,
        history: [],
      }),
    meta: { failure: "Failed to query RAG system" },
    onSuccess: (answer, { id }) => change(id, { answer }),
    onError: (_, { id }) => change(id, { hasFailed: true }),
  });
  return {
    turns,
    isBusy: isPending,
    ask: (question: string) => {
      const turn = { id: (turns.at(-1)?.id ?? 0) + 1, question };
      setTurns([...turns, turn]);
      mutate(turn);
    },
    retry: ({ id, question }: TestTurn) => {
      change(id, { hasFailed: false });
      mutate({ id, question });
    },
    clear: () => {
      void end();
      begin();
      setTurns([]);
      toast.success("Chat cleared");
    },
  };
};
