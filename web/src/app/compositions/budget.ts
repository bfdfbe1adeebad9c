import { lazySection } from "../../ui/lazy/lazy-section.tsx";

/** The budget of the account; with an id that of a chatbot. */
export const Budget = lazySection(async () => (await import("../../features/budget/budget.tsx")).BudgetOf, {
  loading: "Loading the budget",
  failed: "The budget could not be loaded",
  rows: 2,
});
