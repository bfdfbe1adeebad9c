import { contract } from "#shared/contract/index.ts";
import { accountFunctions } from "./account-functions.ts";
import { apiFunctions } from "./api-functions.ts";
import { budgetFunctions } from "./budget-functions.ts";
import { conversationFunctions } from "./conversation-functions.ts";
import { documentFunctions } from "./document-functions.ts";
import { gapFunctions } from "./gap-functions.ts";
import { leadFunctions } from "./lead-functions.ts";
import type { LambdaFunction, Manifest } from "./manifest.ts";
import { outboxFunctions } from "./outbox-functions.ts";
import { queues } from "./queues.ts";
import { retentionFunctions } from "./retention-functions.ts";
import { widgetFunctions } from "./widget-functions.ts";

/** Every Lambda function of the product. */
export const functions = {
  ...accountFunctions,
  ...budgetFunctions,
  ...conversationFunctions,
  ...gapFunctions,
  ...leadFunctions,
  ...apiFunctions,
  ...retentionFunctions,
  ...documentFunctions,
  ...widgetFunctions,
  ...outboxFunctions,
  analytics: {
    entry: "lambdas/analytics/handler.ts",
    serves: "analytics",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: ["owners"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  chat: {
    entry: "lambdas/chat/handler.ts",
    serves: "chat",
    streams: true,
    table: ["get", "get-many", "query", "query-index", "put", "update"],
    needs: [
      "owners",
      "secret",
      "visitor-limits",
      "search-read",
      "chat-models",
      "embeddings",
      "account-providers",
    ],
    sends: ["outbox"],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  chatbotSettings: {
    entry: "lambdas/chatbot-settings/handler.ts",
    serves: "chatbotSettings",
    table: ["get", "query", "put", "update"],
    needs: ["owners", "model-names", "account-providers"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  chatbots: {
    entry: "lambdas/chatbots/handler.ts",
    serves: "chatbots",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: [
      "owners",
      "secret",
      "account-quotas",
      "model-names",
      "account-providers",
      "uploads-read",
      "uploads-write",
      "uploads-remove",
      "readings-remove",
      "logos-remove",
      "search-write",
    ],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  documents: {
    entry: "lambdas/documents/handler.ts",
    serves: "documents",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: [
      "owners",
      "account-quotas",
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
    workers: ["lambdas/ingest/sandbox/sandbox-process.ts", "lambdas/web-pages/sandbox/site-process.ts"],
    assets: ["node_modules/pdfjs-dist/cmaps"],
    sends: ["uploads", "outbox"],
    table: ["get", "get-many", "query", "query-index", "update", "put", "delete"],
    needs: [
      "account-quotas",
      "uploads-read",
      "uploads-write",
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
  integrations: {
    entry: "lambdas/integrations/handler.ts",
    workers: ["lambdas/integrations/openapi/sandbox/openapi-process.ts"],
    serves: "integrations",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "secret", "visitor-limits"],
    memoryMb: 512,
    timeoutSeconds: 29,
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
    table: ["get", "get-many", "query", "update"],
    needs: ["owners", "visitor-limits", "readings-read", "search-read", "embeddings", "account-providers"],
    memoryMb: 1024,
    timeoutSeconds: 30,
  },
  webhooks: {
    entry: "lambdas/webhooks/handler.ts",
    serves: "webhooks",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "secret", "visitor-limits"],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
} satisfies Record<string, LambdaFunction<keyof typeof contract, keyof typeof queues>>;

/** The product's own manifest. */
export const manifest: Manifest = { contract, functions, queues };
