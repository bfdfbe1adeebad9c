import { useEffect, useRef, useState } from "react";
import { AppError } from "#shared/errors.ts";
import { streamAnswer } from "#web/lib/api.ts";
import { endIfSignedOut } from "#web/lib/query-client.ts";
import { toast } from "#web/lib/toaster.ts";
import { failureBubble } from "../answer/failure-bubble.ts";
import { historyBefore } from "./history.ts";
import { finished, isOpen, newTurn, stopped, type Turn, withEvent } from "./turn.ts";

export interface Turns {
  turns: Turn[];
  /** An answer is awaited or being written. */
  isBusy: boolean;
  ask: (question: string) => void;
  /** Asks a failed question again, in its place. */
  retry: (turn: Turn) => void;
  stop: () => void;
  /** Forgets everything and stops what is being written. */
  clear: () => void;
}

export interface AskOptions {
  /** Under which the server keeps the conversation; without it each question brings the earlier turns along. */
  conversationId: string | undefined;
  /** Whether to tell how each answer came about. */
  debug: boolean;
}

/** The questions and answers of a chat, written as they arrive. */
export const useTurns = (chatbotId: string, { conversationId, debug }: AskOptions): Turns => {
  const [turns, setTurns] = useState<Turn[]>([]);
  const stopper = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  useEffect(() => () => stopper.current?.abort(), []);

  const change = (id: number, next: (turn: Turn) => Turn) =>
    setTurns((all) => all.map((turn) => (turn.id === id ? next(turn) : turn)));

  const answer = async ({ id, question }: Turn): Promise<void> => {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    try {
      const history = conversationId ? undefined : historyBefore(turns, id);
      const asked = { ragSystemId: chatbotId, query: question, conversationId, history, debug };
      const input = { ...asked, includeContext: true };
      for await (const event of streamAnswer(input, { signal })) {
        if (event.type === "error") throw new AppError(event.error.code, event.error.message);
        change(id, (turn) => withEvent(turn, event));
      }
      change(id, finished);
    } catch (error) {
      if (signal.aborted) return change(id, stopped);
      if (endIfSignedOut(error)) return;
      const failure = failureBubble(error instanceof Error ? error : { message: "" });
      change(id, (turn) => ({ ...turn, state: "failed", failure }));
      toast.error("Failed to get response");
    }
  };

  return {
    turns,
    isBusy: turns.some(isOpen),
    ask: (question) => {
      const turn = newTurn(++lastId.current, question);
      setTurns((all) => [...all, turn]);
      void answer(turn);
    },
    retry: ({ id, question }) => {
      const turn = newTurn(id, question);
      change(id, () => turn);
      void answer(turn);
    },
    stop: () => stopper.current?.abort(),
    clear: () => {
      stopper.current?.abort();
      setTurns([]);
    },
  };
};
