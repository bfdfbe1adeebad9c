import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const channels: Area = {
  name: "channels",
  keys: words,
  face: ["store.ts"],
  functions: {
    channels: {
      entry: "lambdas/channels/handler.ts",
      serves: "channels",
      table: ["get", "query", "put", "update", "delete"],
      needs: ["owners", "secret", "visitor-limits", "site-url"],
      sends: ["outbox"],
      unseen: {
        "dynamodb:DeleteItem": "No bot is connected in a walk.",
        "sqs:SendMessage": "No bot is connected in a walk.",
      },
      memoryMb: 512,
      timeoutSeconds: 29,
    },
  },
  removal: () => import("./removal.ts"),
  consumers: [
    {
      name: "messengers",
      consume: async (events, conversation) =>
        (await import("./tell-messengers.ts")).tellMessengers(events, conversation),
      forget: async (conversation) =>
        (await import("./answering/write-as-person.ts")).forgetPlace(conversation),
    },
  ],
  messages: {
    channelThread: async () => (await import("./messages.ts")).channelThread,
    channelLeaving: async () => (await import("./messages.ts")).channelLeaving,
  },
  wakes: { reminded: async () => (await import("./store.ts")).channelStore.remind() },
};
