import type { LambdaFunction } from "./manifest.ts";

/** Consumers of the conversation log, senders of webhooks, answers of bots, and questions of gaps that are asked again. */
export const outboxFunctions = {
  outbox: {
    entry: "lambdas/conversations/outbox/handler.ts",
    onQueue: "outbox",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: [
      "search-read",
      "search-write",
      "secret",
      "visitor-limits",
      "chat-models",
      "embeddings",
      "account-providers",
      "users-read",
      "mail",
      "site-url",
      "socket",
    ],
    sends: ["outbox"],
    memoryMb: 1024,
    timeoutSeconds: 120,
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
} satisfies Record<string, LambdaFunction<never, "outbox">>;
