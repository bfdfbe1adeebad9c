import type { Area } from "#lambdas/area.ts";

export const documentsApi: Area = {
  name: "documents-api",
  functions: {
    documentsApi: {
      entry: "lambdas/documents-api/handler.ts",
      serves: "documentsApi",
      table: ["get", "query", "put", "update", "delete"],
      needs: [
        "account-quotas",
        "uploads-read",
        "uploads-write",
        "uploads-remove",
        "readings-remove",
        "search-write",
      ],
      sends: ["outbox"],
      unseen: {
        "es:ESHttpPut": "Ends a move to another index that broke off.",
      },
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
};
