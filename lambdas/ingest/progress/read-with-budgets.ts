import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { FileKey } from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { Budget } from "#shared/budget/shapes.ts";
import { AppError } from "#shared/errors.ts";

/** The budgets that bound the reading of a document. */
export interface BudgetsOf {
  user_id: string;
  rag_system_id: string;
  budget: Budget | undefined;
  accountBudget: Budget | undefined;
}

export interface WithBudgets {
  document: StoredDocument;
  budgets: Pick<BudgetsOf, "budget" | "accountBudget">;
}

/** A document with the budgets that bound it, in one read. Throws AppError `not_found` for a deleted document. */
export const readWithBudgets = async (key: FileKey): Promise<WithBudgets> => {
  const [document, chatbot, accountBudget] = await findTogether(
    documentStore.lookup(key),
    ...chatbotStore.budgetLookups(key.user_id, key.rag_system_id),
  );
  if (!document) throw new AppError("not_found", "Document not found.");
  return { document, budgets: { budget: chatbot?.budget, accountBudget } };
};
