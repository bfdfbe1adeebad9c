import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Asks the question that a link to the chat carries in the history's state (`{ question }`), once the session is ready.
 * An empty question only focuses the message field, whose ref is returned. The state is removed, so that a reload does
 * not ask again; an address cannot carry a question, because opening it would spend the owner's money.
 */
export const useHandedQuestion = (isReady: boolean, ask: (question: string) => void) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, search, key } = useLocation();
  const navigate = useNavigate();
  const handled = useRef<string>(undefined);
  const question = questionIn(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is handled once
  useEffect(() => {
    if (question === undefined) return;
    field.current?.focus();
    if (!isReady || handled.current === key) return;
    handled.current = key;
    void navigate({ search }, { replace: true, state: null });
    if (question) ask(question);
  }, [question, isReady, key]);
  return field;
};

const questionIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "question" in state && typeof state.question === "string"
    ? state.question
    : undefined;
