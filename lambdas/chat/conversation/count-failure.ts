import { endingOf } from "#lambdas/conversations/store.ts";
import { type Booking, ledger } from "#lambdas/core/ledger/store.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";

interface Failed {
  configuration: Pick<LlmConfiguration, "user_id" | "rag_system_id">;
  source: Booking["source"];
}

/** Counts an answer that failed without a word, which no conversation holds. */
export const countFailure = (
  { configuration: { user_id, rag_system_id }, source }: Failed,
  metadata: Record<string, string>,
): Promise<void> =>
  ledger.record({
    accountId: user_id,
    chatbotId: rag_system_id,
    source,
    // The link of a public page counts every question.
    counts: { [endingOf(metadata)]: 1, questions: source === "page" ? 1 : 0 },
  });
