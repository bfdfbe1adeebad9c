import type { LambdaFunction } from "./manifest.ts";

/** API keys, and the API that they open. */
export const apiFunctions = {
  apiKeys: {
    entry: "lambdas/api-keys/handler.ts",
    serves: "apiKeys",
    table: ["get", "query", "put", "update", "delete"],
    needs: ["owners"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
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
    memoryMb: 1024,
    timeoutSeconds: 29,
  },
  mcp: {
    entry: "lambdas/mcp/handler.ts",
    serves: "mcp",
    table: ["get", "get-many", "query", "put", "update"],
    needs: ["secret", "readings-read", "search-read", "chat-models", "embeddings", "account-providers"],
    sends: ["outbox"],
    memoryMb: 1024,
    timeoutSeconds: 29,
  },
  publicApi: {
    entry: "lambdas/public-api/handler.ts",
    serves: "publicApi",
    streams: true,
    table: ["get", "get-many", "query", "put", "update"],
    needs: ["secret", "search-read", "chat-models", "embeddings", "account-providers"],
    sends: ["outbox"],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  publicApiPlain: {
    entry: "lambdas/public-api/handler.ts",
    serves: "publicApi",
    table: ["get", "query", "put", "update"],
    needs: [],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
} satisfies Record<string, LambdaFunction<"apiKeys" | "documentsApi" | "mcp" | "publicApi", "outbox">>;
