import type { LambdaFunction } from "./manifest.ts";

/** Conversations of visitors, their history, live monitoring, and the sockets. */
export const conversationFunctions = {
  conversations: {
    entry: "lambdas/conversations/handler.ts",
    serves: "conversations",
    table: ["get", "get-many", "query", "query-index", "put", "update"],
    needs: ["owners", "secret", "visitor-limits", "socket-address", "mail"],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  history: {
    entry: "lambdas/history/handler.ts",
    serves: "history",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "search-read"],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 29,
  },
  monitoring: {
    entry: "lambdas/monitoring/handler.ts",
    serves: "monitoring",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "socket"],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  realtime: {
    entry: "lambdas/realtime/handler.ts",
    onSocket: true,
    table: ["get", "query-index", "put", "delete"],
    needs: ["owners", "secret"],
    memoryMb: 256,
    timeoutSeconds: 10,
  },
} satisfies Record<string, LambdaFunction<"conversations" | "history" | "monitoring", "outbox">>;
