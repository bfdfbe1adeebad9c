import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const documents: Area = {
  name: "documents",
  keys: words,
  ids,
  face: [
    "answers.ts",
    "files.ts",
    "interview-answers.ts",
    "pages/store.ts",
    "process.ts",
    "store.ts",
    "text/pages.ts",
    "text/store.ts",
  ],
  functions: {
    sweep: {
      entry: "lambdas/documents/sweep.ts",
      everyMinutes: 1,
      table: ["get", "query", "put", "update", "delete"],
      needs: [],
      sends: ["uploads", "outbox"],
      unseen: {
        "dynamodb:PutItem": "Queues a webhook's event of a document that timed out.",
      },
      memoryMb: 256,
      timeoutSeconds: 50,
    },
    documents: {
      entry: "lambdas/documents/handler.ts",
      serves: "documents",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: [
        "owners",
        "account-quotas",
        "uploads-read",
        "uploads-write",
        "uploads-remove",
        "readings-read",
        "readings-remove",
        "search-write",
      ],
      sends: ["uploads", "outbox"],
      unseen: {
        "es:ESHttpPut": "Ends a move to another index that broke off.",
      },
      memoryMb: 512,
      timeoutSeconds: 30,
    },
  },
  removal: () => import("./removal.ts"),
  copying: () => import("./copying.ts"),
};
