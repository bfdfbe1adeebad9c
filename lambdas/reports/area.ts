import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const reports: Area = {
  name: "reports",
  keys: words,
  face: ["local-week.ts", "subscription.ts", "unsubscribe.ts"],
  functions: {
    accountSchedule: {
      entry: "lambdas/reports/schedule.ts",
      everyMinutes: 15,
      table: ["get", "get-many", "query", "query-index", "put", "update"],
      needs: ["users-read", "secret", "mail", "site-url"],
      unseen: {
        "dynamodb:BatchGetItem": "Books conversations from before the ledger.",
        "dynamodb:PutItem": "Books conversations from before the ledger.",
      },
      memoryMb: 256,
      timeoutSeconds: 300,
    },
  },
};
