import type { Area } from "#lambdas/area.ts";

export const history: Area = {
  name: "history",
  functions: {
    history: {
      entry: "lambdas/history/handler.ts",
      serves: "history",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "search-read"],
      sends: ["outbox"],
      unseen: {
        "dynamodb:PutItem": "Counts conversations from before there was a history.",
      },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
};
