import { contract } from "#shared/contract/index.ts";
import type { LambdaFunction, Manifest, QueueSettings } from "./manifest.ts";

export const queues = {
  // Three tries; the fourth delivery only marks a document as failed if no try ended.
  uploads: { work: "documents", maxReceives: 4, parallel: 10 },
} satisfies Record<string, QueueSettings>;

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
    streams: true,
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
    table: ["get", "get-many", "query", "query-index", "put", "update"],
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
      "search-write",
    ],
    sends: ["uploads"],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  ingest: {
    entry: "lambdas/ingest/handler.ts",
    onQueue: "uploads",
    workers: ["lambdas/ingest/sandbox/sandbox-process.ts"],
    assets: ["node_modules/pdfjs-dist/cmaps"],
    table: ["get", "query", "query-index", "update", "put", "delete"],
    needs: [
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
  reindex: {
    entry: "lambdas/ingest/reindex/handler.ts",
    onDeploy: true,
    needs: ["search-read"],
    sends: ["uploads"],
    memoryMb: 512,
    timeoutSeconds: 900,
  },
  search: {
    entry: "lambdas/chat/handler.ts",
    serves: "chat",
    table: ["get", "update"],
    needs: ["owners", "visitor-limits", "search-read", "embeddings"],
    memoryMb: 1024,
    timeoutSeconds: 30,
  },
  signIn: {
    entry: "lambdas/account/on-sign-in.ts",
    onSignIn: true,
    table: ["get", "put"],
    needs: [],
    memoryMb: 512,
    timeoutSeconds: 5,
  },
  signUp: {
    entry: "lambdas/account/on-sign-up.ts",
    onSignUp: true,
    needs: ["sign-up-rule"],
    memoryMb: 256,
    timeoutSeconds: 5,
  },
  sweep: {
    entry: "lambdas/documents/sweep.ts",
    everyMinutes: 1,
    table: ["get", "query", "update", "delete"],
    needs: [],
    sends: ["uploads"],
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
} satisfies Record<string, LambdaFunction<keyof typeof contract, keyof typeof queues>>;

/** The product's own manifest. */
export const manifest: Manifest = { contract, functions, queues };
