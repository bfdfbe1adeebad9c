import type { Area } from "#lambdas/area.ts";

export const outbox: Area = {
  name: "outbox",
  functions: {
    outbox: {
      entry: "lambdas/outbox/handler.ts",
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
      entry: "lambdas/outbox/sweep.ts",
      everyMinutes: 1,
      table: ["query", "query-index", "update"],
      needs: [],
      sends: ["outbox"],
      memoryMb: 256,
      timeoutSeconds: 50,
    },
  },
  queues: {
    // A webhook's receiver may take 15 seconds, for which it holds up nothing but its own events.
    outbox: { work: "outbox rows, webhooks and bots", maxReceives: 3, parallel: 40, isSwept: true },
  },
};
