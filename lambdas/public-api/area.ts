import type { Area } from "#lambdas/area.ts";

export const publicApi: Area = {
  name: "public-api",
  functions: {
    publicApi: {
      entry: "lambdas/public-api/handler.ts",
      serves: "publicApi",
      streams: true,
      table: ["get", "get-many", "query", "put", "update"],
      needs: ["secret", "search-read", "chat-models", "embeddings", "account-providers"],
      sends: ["outbox"],
      unseen: {
        "sqs:SendMessage": "Sends only what cannot wait for the sweep.",
      },
      memoryMb: 1024,
      timeoutSeconds: 120,
    },
    publicApiPlain: {
      entry: "lambdas/public-api/handler.ts",
      serves: "publicApi",
      table: ["get", "query", "put", "update"],
      needs: [],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
};
