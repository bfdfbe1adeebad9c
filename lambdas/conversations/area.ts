import type { Area } from "#lambdas/area.ts";
import { words } from "./names.ts";

export const conversations: Area = {
  name: "conversations",
  keys: words,
  face: [
    "entities.ts",
    "event.ts",
    "events.ts",
    "handoff/undelivered.ts",
    "interview.ts",
    "readers.ts",
    "store.ts",
  ],
  functions: {
    conversations: {
      entry: "lambdas/conversations/handler.ts",
      serves: "conversations",
      table: ["get", "get-many", "query", "query-index", "put", "update"],
      needs: ["owners", "secret", "visitor-limits", "socket-address", "mail-sender"],
      sends: ["outbox"],
      unseen: {
        "sqs:SendMessage": "No conversation is deleted there.",
      },
      memoryMb: 512,
      timeoutSeconds: 15,
    },
  },
  removal: () => import("./removal.ts"),
  consumers: [
    {
      name: "pages",
      isWanted: async (accountId) => (await import("#platform/realtime/presence.ts")).isPresent(accountId),
      consume: async (_events, conversation) =>
        (await import("./consuming/tell-pages.ts")).tellPages(conversation),
      forget: async (conversation) => (await import("./consuming/tell-pages.ts")).tellPages(conversation),
    },
    {
      name: "messages",
      consume: async (_events, conversation) =>
        (await import("./searching/consumer.ts")).indexConversation(conversation),
      forget: async (conversation) =>
        (await import("./searching/consumer.ts")).indexConversation(conversation),
    },
    {
      name: "owners",
      consume: async (events, conversation) =>
        (await import("./consuming/tell-owner.ts")).tellOwnerOf(events, conversation),
    },
  ],
  messages: {
    rebuild: async () => (await import("./consuming/messages.ts")).rebuild,
    visitor: async () => (await import("./consuming/messages.ts")).visitor,
    askedIn: async () => (await import("./consuming/messages.ts")).askedIn,
  },
  wakes: { visitors: async (now) => (await import("./handoff/asking/wake-due.ts")).wakeDue(now) },
};
