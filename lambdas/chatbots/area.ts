import type { Area } from "#lambdas/area.ts";

export const chatbots: Area = {
  name: "chatbots",
  face: ["create.ts", "remove-contents.ts"],
  functions: {
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
      unseen: {
        "es:ESHttpPut": "Ends a move to another index that broke off.",
        "sqs:SendMessage": "No chatbot with conversations is deleted.",
      },
      memoryMb: 512,
      timeoutSeconds: 30,
    },
  },
};
