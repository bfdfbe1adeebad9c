import { useEffect, useRef, useState } from "react";
import { AppError, type ErrorBody } from "#shared/errors.ts";
import { streamAnswer } from "#web/lib/api/api.ts";
import { endIfSignedOut } from "#web/lib/api/query-client.ts";
import { toast } from "#web/lib/toaster.ts";
import { failureBubble } from "../answer/failure-bubble.ts";
import type { ChatSession } from "../session/sessions.ts";
import { historyBefore } from "./history.ts";
import { finished, isOpen, newTurn, stopped, type Turn, withEvent } from "./turn.ts";

interface Turns {
  turns: Turn[];
  /** An answer is awaited or being written. */
  isBusy: boolean;
  ask: (question: string) => void;
  /** Asks a failed question again, in its place. */
  retry: (turn: Turn) => void;
  stop: () => void;
}

interface AskOptions {
  /** Its conversation is stored on the server; without one, each question carries the earlier turns. */
  session: ChatSession | undefined;
  /** Whether to request debug details with each answer. */
  debug: boolean;
}

const none: Turn[] = [];

const failed = ({ code, message, fault }: ErrorBody) => new AppError(code, message, undefined, { fault });

/**
 * The questions and answers of a session, which begin with its stored ones; answers grow as they are streamed. The end of
 * the session aborts the answer that is being streamed.
 */
export const useTurns = (chatbotId: string, { session, debug }: AskOptions): Turns => {
  const [begun, setBegun] = useState(session);
  const [turns, setTurns] = useState(none);
  const stopper = useRef<AbortController>(undefined);
  if (begun !== session) {
    setBegun(session);
    setTurns(session?.turns ?? none);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session's end is what aborts
  useEffect(() => () => stopper.current?.abort(), [session]);
  const conversationId = session?.conversationId;

  const change = (id: number, next: (turn: Turn) => Turn) =>
    setTurns((all) => all.map((turn) => (turn.id === id ? next(turn) : turn)));

  const answer = async ({ id, question }: Turn): Promise<void> => {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    try {
      const history = conversationId ? undefined : historyBefore(turns, id);
      const asked = { ragSystemId: chatbotId, query: question, conversationId, history, debug };
      const input = { ...asked, includeContext: true, language: document.documentElement.lang };
      for await (const event of streamAnswer(input, { signal })) {
        if (event.type === "error") throw failed(event.error);
        if (event.type !== "interview") change(id, (turn) => withEvent(turn, event));
      }
      change(id, finished);
    } catch (error) {
      if (signal.aborted) return change(id, stopped);
      if (endIfSignedOut(error)) return;
      const failure = failureBubble(error instanceof Error ? error : { message: "" });
      const hadNoDocuments = error instanceof AppError && error.code === "no_context";
      const fault = error instanceof AppError ? error.fault : undefined;
      change(id, (turn) => ({ ...turn, state: "failed", failure, fault, hadNoDocuments }));
      toast.error("Failed to get response");
    }
  };

  return {
    turns,
    isBusy: turns.some(isOpen),
    ask: (question) => {
      const turn = newTurn((turns.at(-1)?.id ?? 0) + 1, question);
      setTurns((all) => [...all, turn]);
      void answer(turn);
    },
    retry: ({ id, question }) => {
      const turn = newTurn(id, question);
      change(id, () => turn);
      void answer(turn);
    },
    stop: () => stopper.current?.abort(),
  };
};
