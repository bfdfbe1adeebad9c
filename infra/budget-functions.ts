import type { LambdaFunction } from "./manifest.ts";

/** Budgets of accounts and chatbots, and the mails that tell owners of one that is nearly or wholly used up. */
export const budgetFunctions = {
  budget: {
    entry: "lambdas/budget/handler.ts",
    serves: "budget",
    table: ["get", "query", "put", "update", "delete"],
    needs: ["owners", "model-names"],
    memoryMb: 512,
    timeoutSeconds: 29,
  },
  budgetNotices: {
    entry: "lambdas/budget/send-notices.ts",
    everyMinutes: 1,
    table: ["get", "query", "query-index", "put", "update"],
    needs: ["users-read", "mail", "site-url"],
    sends: ["outbox"],
    memoryMb: 256,
    timeoutSeconds: 50,
  },
} satisfies Record<string, LambdaFunction<"budget", "outbox">>;
