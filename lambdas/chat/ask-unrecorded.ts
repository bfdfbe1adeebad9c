import type { Booking } from "#lambdas/core/ledger/store.ts";
import { usageMeter } from "./conversation/usage-meter.ts";
import { streamAnswer } from "./engine.ts";
import type { ChatQuestion } from "./question.ts";

/** Answers a question of which nothing is stored but the cost. */
export async function* askUnrecorded({ source, ...asked }: ChatQuestion & { source: Booking["source"] }) {
  const meter = usageMeter();
  try {
    yield* meter.watch(streamAnswer(asked));
  } finally {
    const usage = meter.usage();
    if (usage) {
      const { ledger } = await import("#lambdas/core/ledger/store.ts");
      const { provider, model, user_id: accountId, rag_system_id: chatbotId } = asked.configuration;
      await ledger.record({ accountId, chatbotId, source, usage: { ...usage, provider, model } });
    }
  }
}
