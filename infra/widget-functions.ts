import type { LambdaFunction } from "./manifest.ts";

/** Widgets and the files of their visitors, the pages that embed them, and bots in messengers. */
export const widgetFunctions = {
  attachments: {
    entry: "lambdas/attachments/handler.ts",
    serves: "attachments",
    workers: ["lambdas/ingest/sandbox/sandbox-process.ts"],
    assets: ["node_modules/pdfjs-dist/cmaps"],
    table: ["get", "query", "put", "update", "delete"],
    needs: ["secret", "visitor-limits"],
    memoryMb: 2048,
    timeoutSeconds: 29,
  },
  channels: {
    entry: "lambdas/channels/handler.ts",
    serves: "channels",
    table: ["get", "query", "put", "update", "delete"],
    needs: ["owners", "secret", "visitor-limits", "site-url"],
    sends: ["outbox"],
    memoryMb: 512,
    timeoutSeconds: 29,
  },
  visitors: {
    entry: "lambdas/visitors/handler.ts",
    serves: "visitors",
    table: ["get", "get-many", "update"],
    needs: ["secret", "visitor-limits", "embed-page", "logos-read", "socket-address"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  widgets: {
    entry: "lambdas/widgets/handler.ts",
    serves: "widgets",
    workers: ["lambdas/widgets/site-check/sandbox/check-process.ts"],
    table: ["get", "query", "query-index", "put", "update", "delete"],
    needs: [
      "owners",
      "secret",
      "visitor-limits",
      "site-url",
      "socket-address",
      "logos-read",
      "logos-write",
      "logos-remove",
    ],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
} satisfies Record<string, LambdaFunction<"attachments" | "channels" | "visitors" | "widgets", "outbox">>;
