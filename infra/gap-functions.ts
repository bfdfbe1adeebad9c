import type { LambdaFunction } from "./manifest.ts";

/** Questions without an answer, and the outbox of conversations, which collects them and has them asked again. */
export const gapFunctions = {
  gaps: {
    entry: "lambdas/gaps/handler.ts",
    serves: "gaps",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "visitor-limits", "account-quotas", "uploads-read", "uploads-write"],
    sends: ["outbox", "uploads"],
    // two thousand questions are gathered in some three seconds
    memoryMb: 1024,
    timeoutSeconds: 29,
  },
  outbox: {
    entry: "lambdas/conversations/outbox/handler.ts",
    onQueue: "outbox",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    // questions of gaps are answered once more: what the chat function needs
    needs: [
      "search-read",
      "search-write",
      "chat-models",
      "embeddings",
      "account-providers",
      "secret",
      "users-read",
      "mail",
      "site-url",
    ],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  outboxSweep: {
    entry: "lambdas/conversations/outbox/sweep.ts",
    everyMinutes: 1,
    table: ["query", "query-index", "update"],
    needs: [],
    sends: ["outbox"],
    memoryMb: 256,
    timeoutSeconds: 50,
  },
} satisfies Record<string, LambdaFunction<"gaps", "outbox" | "uploads">>;
