import type { Area } from "#lambdas/area.ts";

export const mcp: Area = {
  name: "mcp",
  functions: {
    mcp: {
      entry: "lambdas/mcp/handler.ts",
      serves: "mcp",
      table: ["get", "get-many", "query", "put", "update"],
      needs: ["secret", "readings-read", "search-read", "chat-models", "embeddings", "account-providers"],
      sends: ["outbox"],
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
};
