import type { LambdaFunction } from "./manifest.ts";

/** Webhook endpoints: their routes, the senders of events, and the schedule that wakes them. */
export const webhookFunctions = {
  webhooks: {
    entry: "lambdas/webhooks/handler.ts",
    serves: "webhooks",
    table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
    needs: ["owners", "secret", "visitor-limits"],
    sends: ["webhooks"],
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  webhooksSend: {
    entry: "lambdas/webhooks/send/handler.ts",
    onQueue: "webhooks",
    table: ["get", "query", "put", "update", "delete"],
    needs: ["secret", "users-read", "mail", "site-url"],
    sends: ["webhooks"],
    memoryMb: 256,
    timeoutSeconds: 60,
  },
  webhooksSweep: {
    entry: "lambdas/webhooks/sweep.ts",
    everyMinutes: 1,
    table: ["query-index"],
    needs: [],
    sends: ["webhooks"],
    memoryMb: 256,
    timeoutSeconds: 50,
  },
} satisfies Record<string, LambdaFunction<"webhooks", "webhooks">>;
