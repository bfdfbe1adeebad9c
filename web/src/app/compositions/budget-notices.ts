import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** The budgets that are nearly spent. */
export const BudgetNotices = lazyPart(
  async () => (await import("../../features/budget/budget-notices.tsx")).BudgetNotices,
  { failed: () => null },
);
