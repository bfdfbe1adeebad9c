import type { Feature } from "../../lib/feature.ts";

declare module "../../lib/feature.ts" {
  interface Parts {
    /** The budget of the account; with an id that of a chatbot. */
    budget: { chatbotId?: string };
    budgetNotices: object;
  }
}

export const feature: Feature = {
  paths: {},
  screens: [],
  parts: {
    budget: async () => (await import("./budget.tsx")).BudgetOf,
    budgetNotices: async () => (await import("./budget-notices.tsx")).BudgetNotices,
  },
};
