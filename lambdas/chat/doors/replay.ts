import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { AppError } from "#shared/errors.ts";
import { askUnrecorded } from "../ask-unrecorded.ts";
import { earlierTurns, type Turn } from "../conversation/turns.ts";

export interface Asked {
  accountId: string;
  chatbotId: string;
  question: string;
  /** The turns before it, oldest first. */
  history: Turn[];
  signal: AbortSignal;
}

/**
 * Answers a question as a visitor would get it answered now. Nothing is stored but the cost, within the budgets; APIs of
 * integrations are not called, because some of them change something. Throws what the models throw.
 */
export const replayQuestion = async ({ accountId, chatbotId, question, history, signal }: Asked) => {
  const configured = await chatbotStore.configured(accountId, chatbotId);
  const asked = {
    ...configured,
    chatbot: { ...configured.chatbot, active_integrations: 0 },
    question,
    earlier: earlierTurns(history),
    askedAt: new Date(),
    signal,
    source: "test" as const,
  };
  let answer = "";
  let outcome = "refused";
  try {
    for await (const event of askUnrecorded(asked)) {
      if (event.type === "delta") answer += event.text;
      if (event.type === "done") outcome = event.outcome;
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === "no_context")) throw error;
  }
  return { answer, outcome };
};
