import type { Area } from "#lambdas/area.ts";

export const chat: Area = {
  name: "chat",
  face: ["doors/by-key.ts", "doors/errand.ts", "doors/in-channel.ts", "doors/replay.ts", "search-by-key.ts"],
  functions: {
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
      unseen: {
        "sqs:SendMessage": "Sends only what cannot wait for the sweep.",
      },
      memoryMb: 1024,
      timeoutSeconds: 120,
    },
    search: {
      entry: "lambdas/chat/handler.ts",
      serves: "chat",
      table: ["get", "get-many", "query", "update"],
      needs: ["owners", "visitor-limits", "readings-read", "search-read", "embeddings", "account-providers"],
      memoryMb: 1024,
      timeoutSeconds: 30,
    },
  },
  messages: { starters: async () => (await import("./starters/messages.ts")).starters },
};
