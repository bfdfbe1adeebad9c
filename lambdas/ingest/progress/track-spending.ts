import { ledger } from "#lambdas/ledger/store.ts";
import type { Usage } from "#platform/models/port.ts";
import { embeddingFromEnvironment } from "#platform/models/settings.ts";
import type { Document } from "#shared/contract/documents.ts";

/** Adds up the tokens that a run embeds, for one entry of the ledger, however the run ends. */
export const trackSpending = ({ user_id, rag_system_id }: Pick<Document, "user_id" | "rag_system_id">) => {
  const spent = { promptTokens: 0, completionTokens: 0, isEstimated: false };
  return {
    add: ({ promptTokens, isEstimated = false }: Usage): void => {
      spent.promptTokens += promptTokens;
      spent.isEstimated ||= isEstimated;
    },

    record: async (): Promise<void> => {
      if (spent.promptTokens === 0) return;
      const { provider, name: model } = embeddingFromEnvironment(process.env);
      const usage = { ...spent, provider, model };
      await ledger.record({ accountId: user_id, chatbotId: rag_system_id, source: "document", usage });
    },
  };
};
