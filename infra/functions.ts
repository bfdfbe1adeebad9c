import type { contract } from "#shared/contract/index.ts";

/**
 * What a function may reach; grants and environment come from it.
 * owners: verifies signed-in owners (USER_POOL_ID, USER_POOL_CLIENT_ID). secret: signs visitor tokens and knows
 * CloudFront (APP_SECRET). visitor-limits: how much they may ask (VISITOR_LIMITS). uploads-…: uploaded files, and readings-…: what was read of them, both in UPLOADS_BUCKET.
 * queue: sends to INGEST_QUEUE_URL; queue-again: has it hand over again soon what it reads from there. search-read /
 * search-write: passages, at SEARCH_ENDPOINT or, where SEARCH is "embedded", in SEARCH_BUCKET. chat-models, embeddings:
 * calls them; model-names: only knows which there are. socket: pushes to SOCKET_ENDPOINT.
 */
export type Need =
  | "owners"
  | "secret"
  | "visitor-limits"
  | "uploads-read"
  | "uploads-write"
  | "uploads-remove"
  | "readings-read"
  | "readings-write"
  | "readings-remove"
  | "queue"
  | "queue-again"
  | "search-read"
  | "search-write"
  | "chat-models"
  | "embeddings"
  | "model-names"
  | "socket";

/** Steps of a transaction count one by one; `query-index` is for the table's index. */
export type TableUse = "get" | "get-many" | "query" | "query-index" | "put" | "update" | "delete";

export interface LambdaFunction {
  entry: string;
  /** An area of the contract that it answers over HTTP. */
  serves?: keyof typeof contract;
  /** Reads the queue that announces uploaded files. */
  onQueue?: true;
  /** Answers the WebSocket API. */
  onSocket?: true;
  /** Called once after each deployment that changes its code or settings. */
  onDeploy?: true;
  /** Called by the user pool after each sign-in. */
  onSignIn?: true;
  /** Called every so many minutes. */
  everyMinutes?: number;
  /** Programs that it runs in processes of their own; they lie beside it under their own names. */
  workers?: string[];
  /** Folders that it reads files from; they lie beside it under their own names. */
  assets?: string[];
  /** What it does with the table (TABLE_NAME). */
  table?: TableUse[];
  needs: Need[];
  memoryMb: number;
  timeoutSeconds: number;
}

/** Every Lambda function of the product. */
export const functions = {
  account: {
    entry: "lambdas/account/handler.ts",
    serves: "account",
    table: ["get", "query"],
    needs: ["owners"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  analytics: {
    entry: "lambdas/analytics/handler.ts",
    serves: "analytics",
    table: ["get", "query", "query-index", "put"],
    needs: ["owners"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  chat: {
    entry: "lambdas/chat/handler.ts",
    serves: "chat",
    table: ["get", "get-many", "query", "query-index", "put", "update"],
    needs: ["owners", "secret", "visitor-limits", "search-read", "chat-models", "embeddings"],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  chatbots: {
    entry: "lambdas/chatbots/handler.ts",
    serves: "chatbots",
    table: ["get", "query", "query-index", "put", "update"],
    needs: ["owners", "model-names"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  conversations: {
    entry: "lambdas/conversations/handler.ts",
    serves: "conversations",
    table: ["get", "query", "query-index", "put", "update"],
    needs: ["owners"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  documents: {
    entry: "lambdas/documents/handler.ts",
    serves: "documents",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: [
      "owners",
      "uploads-read",
      "uploads-write",
      "uploads-remove",
      "readings-read",
      "readings-remove",
      "queue",
      "search-write",
    ],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  ingest: {
    entry: "lambdas/ingest/handler.ts",
    onQueue: true,
    workers: ["lambdas/ingest/sandbox/sandbox-process.ts"],
    assets: ["node_modules/pdfjs-dist/cmaps"],
    table: ["get", "query", "query-index", "update", "put", "delete"],
    needs: [
      "queue-again",
      "uploads-read",
      "uploads-remove",
      "readings-write",
      "readings-remove",
      "search-write",
      "embeddings",
      "socket",
    ],
    memoryMb: 2048,
    timeoutSeconds: 300,
  },
  realtime: {
    entry: "lambdas/realtime/handler.ts",
    onSocket: true,
    table: ["get", "query-index", "put", "delete"],
    needs: ["owners"],
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  renewal: {
    entry: "lambdas/ingest/reindex/handler.ts",
    onDeploy: true,
    needs: ["search-read", "queue"],
    memoryMb: 512,
    timeoutSeconds: 900,
  },
  signIn: {
    entry: "lambdas/account/on-sign-in.ts",
    onSignIn: true,
    table: ["get", "put"],
    needs: [],
    memoryMb: 512,
    timeoutSeconds: 5,
  },
  sweep: {
    entry: "lambdas/documents/sweep.ts",
    everyMinutes: 1,
    table: ["get", "query", "update", "delete"],
    needs: ["queue"],
    memoryMb: 256,
    timeoutSeconds: 50,
  },
  visitors: {
    entry: "lambdas/visitors/handler.ts",
    serves: "visitors",
    table: ["get", "get-many", "update"],
    needs: ["secret", "visitor-limits"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  widgets: {
    entry: "lambdas/widgets/handler.ts",
    serves: "widgets",
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: ["owners"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
} satisfies Record<string, LambdaFunction>;
