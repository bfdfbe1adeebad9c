import type { contract } from "../shared/contract/index.ts";

/**
 * What a function may reach; grants and environment come from it.
 * owners: verifies signed-in owners (USER_POOL_ID, USER_POOL_CLIENT_ID). secret: signs visitor tokens and knows
 * CloudFront (APP_SECRET). table: TABLE_NAME. uploads-…: uploaded files, and readings-…: what was read of them, both in
 * UPLOADS_BUCKET. queue: sends to INGEST_QUEUE_URL; queue-again: has it
 * hand over again soon what it reads from there. search-read / search-write: passages, at SEARCH_ENDPOINT or, where
 * SEARCH is "embedded", in SEARCH_BUCKET. models: calls chat and embedding models; model-names: only knows which there
 * are. socket: pushes to SOCKET_ENDPOINT.
 */
export type Need =
  | "owners"
  | "secret"
  | "table"
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
  | "models"
  | "model-names"
  | "socket";

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
  /** Programs that it runs in processes of their own; they lie beside it under their own names. */
  starts?: string[];
  /** Folders that it reads files from; they lie beside it under their own names. */
  carries?: string[];
  needs: Need[];
  memoryMb: number;
  timeoutSeconds: number;
}

/** Every Lambda function of the product. */
export const functions = {
  analytics: {
    entry: "lambdas/analytics/handler.ts",
    serves: "analytics",
    needs: ["owners", "table"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  chat: {
    entry: "lambdas/chat/handler.ts",
    serves: "chat",
    needs: ["owners", "secret", "table", "search-read", "models"],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  chatbots: {
    entry: "lambdas/chatbots/handler.ts",
    serves: "chatbots",
    needs: ["owners", "table", "model-names"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  conversations: {
    entry: "lambdas/conversations/handler.ts",
    serves: "conversations",
    needs: ["owners", "table"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  documents: {
    entry: "lambdas/documents/handler.ts",
    serves: "documents",
    needs: [
      "owners",
      "table",
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
    starts: ["lambdas/ingest/reading/reading-process.ts"],
    carries: ["node_modules/pdfjs-dist/cmaps"],
    needs: [
      "table",
      "queue-again",
      "uploads-read",
      "uploads-remove",
      "readings-write",
      "readings-remove",
      "search-write",
      "models",
      "socket",
    ],
    memoryMb: 2048,
    timeoutSeconds: 300,
  },
  realtime: {
    entry: "lambdas/realtime/handler.ts",
    onSocket: true,
    needs: ["owners", "table"],
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  renewal: {
    entry: "lambdas/renewal/handler.ts",
    onDeploy: true,
    needs: ["search-read", "queue"],
    memoryMb: 512,
    timeoutSeconds: 900,
  },
  visitors: {
    entry: "lambdas/visitors/handler.ts",
    serves: "visitors",
    needs: ["secret", "table"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  widgets: {
    entry: "lambdas/widgets/handler.ts",
    serves: "widgets",
    needs: ["owners", "table"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
} satisfies Record<string, LambdaFunction>;
