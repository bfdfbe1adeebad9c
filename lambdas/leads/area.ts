import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const leads: Area = {
  name: "leads",
  keys: words,
  ids,
  face: ["store.ts"],
  functions: {
    leads: {
      entry: "lambdas/leads/handler.ts",
      serves: "leads",
      table: ["get", "get-many", "query", "query-index", "put", "update"],
      needs: ["owners", "secret", "visitor-limits"],
      sends: ["outbox"],
      // the first list of an account with 100,000 leads, without a snapshot
      unseen: {
        "sqs:SendMessage": "A form before the first question has no conversation to note it in.",
      },
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
    leadSweep: {
      entry: "lambdas/leads/sweep/handler.ts",
      everyMinutes: 1,
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["users-read", "mail", "site-url"],
      memoryMb: 512,
      timeoutSeconds: 58,
    },
  },
};
