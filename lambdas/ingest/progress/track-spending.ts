import type { Reservation } from "#lambdas/budget/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { chargeOf } from "#platform/models/charge.ts";
import type { Usage } from "#platform/models/port.ts";
import { embeddingFromEnvironment } from "#platform/models/settings.ts";
import type { BudgetsOf } from "./read-with-budgets.ts";

/**
 * Adds up the tokens that a run embeds, for one entry of the ledger, however the run ends. If a budget bounds the
 * chatbot, the most that they may cost is reserved before.
 */
export const trackSpending = (
  document: Pick<BudgetsOf, "user_id" | "rag_system_id"> & Partial<BudgetsOf>,
) => {
  const { user_id, rag_system_id } = document;
  const spent = { promptTokens: 0, completionTokens: 0, isEstimated: false };
  let reservation: Reservation | undefined;
  const usage = () => {
    const { provider, name: model } = embeddingFromEnvironment(process.env);
    return { ...spent, provider, model };
  };
  return {
    /** Reserves what embedding the texts may cost. Throws `NoRoom` if a budget is used up. */
    admit: async (texts: string[]): Promise<void> => {
      const { budget, accountBudget } = document;
      if (!budget && !accountBudget) return;
      const { reserveReading } = await import("./reserve-reading.ts");
      reservation = await reserveReading({ user_id, rag_system_id, budget, accountBudget }, texts);
    },

    add: ({ promptTokens, isEstimated = false }: Usage): void => {
      spent.promptTokens += promptTokens;
      spent.isEstimated ||= isEstimated;
    },

    record: async (): Promise<void> => {
      const isCharged = spent.promptTokens > 0;
      const nanoDollars = isCharged ? ((await chargeOf(usage(), spent))?.nanoDollars ?? 0) : 0;
      await reservation?.settle({ nanoDollars, answers: 0 });
      if (!isCharged) return;
      await ledger.record({
        accountId: user_id,
        chatbotId: rag_system_id,
        source: "document",
        usage: usage(),
      });
    },
  };
};
