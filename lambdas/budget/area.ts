import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const budget: Area = {
  name: "budget",
  keys: words,
  face: ["ask-model.ts", "store.ts"],
  functions: {
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
      unseen: {
        "sqs:SendMessage": "Wakes the sender of a webhook.",
      },
      memoryMb: 256,
      timeoutSeconds: 50,
    },
  },
  removal: () => import("./removal.ts"),
};
