import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { AppError } from "#shared/errors.ts";
import { earlierTurns, type Turn } from "./conversation/turns.ts";
import { usageMeter } from "./conversation/usage-meter.ts";
import { streamAnswer } from "./engine.ts";

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
  const { chatbot, configuration } = configured;
  const asked = {
    ...configured,
    chatbot: { ...chatbot, active_integrations: 0 },
    question,
    earlier: earlierTurns(history),
    askedAt: new Date(),
    signal,
  };
  const meter = usageMeter();
  let answer = "";
  let outcome = "refused";
  try {
    for await (const event of meter.watch(streamAnswer(asked))) {
      if (event.type === "delta") answer += event.text;
      if (event.type === "done") outcome = event.outcome;
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === "no_context")) throw error;
  } finally {
    const usage = meter.usage();
    if (usage) {
      const { ledger } = await import("#lambdas/core/ledger/store.ts");
      const { provider, model } = configuration;
      await ledger.record({ accountId, chatbotId, source: "test", usage: { ...usage, provider, model } });
    }
  }
  return { answer, outcome };
};
