import type { Area } from "#lambdas/area.ts";

export const candidates: Area = {
  name: "candidates",
  functions: {
    candidates: {
      entry: "lambdas/candidates/handler.ts",
      serves: "candidates",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "visitor-limits", "socket"],
      sends: ["outbox"],
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
};
