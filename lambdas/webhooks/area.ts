import type { Area } from "#lambdas/area.ts";
import { ids, words } from "./names.ts";

export const webhooks: Area = {
  name: "webhooks",
  keys: words,
  ids,
  face: ["emit/application.ts", "emit/budget.ts", "emit/document.ts", "emit/lead.ts"],
  functions: {
    webhooks: {
      entry: "lambdas/webhooks/handler.ts",
      serves: "webhooks",
      table: ["get", "get-many", "query", "query-index", "put", "update", "delete"],
      needs: ["owners", "secret", "visitor-limits"],
      sends: ["outbox"],
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
  removal: () => import("./removal.ts"),
  consumers: [
    {
      name: "webhooks",
      isWanted: async (accountId) => (await import("./emit/has-webhooks.ts")).hasWebhooks(accountId),
      consume: async (events, conversation) =>
        (await import("./emit/tell-webhooks.ts")).tellWebhooks(events, conversation),
      forget: async (conversation) =>
        (await import("./emit/conversation.ts")).forgetConversation(conversation),
    },
  ],
  messages: { webhook: async () => (await import("./send/message.ts")).webhook },
  wakes: { woken: async (now) => (await import("./send/wake-senders.ts")).wakeSenders(now) },
};
