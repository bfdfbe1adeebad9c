import type { QueueSettings } from "./manifest.ts";

/** Every queue of the product. */
export const queues = {
  // Three tries; the fourth delivery only marks a document as failed if no try ended.
  uploads: { work: "documents", maxReceives: 4, parallel: 10 },
  // A webhook's receiver may take 15 seconds, for which it holds up nothing but its own events.
  outbox: { work: "outbox rows, webhooks and bots", maxReceives: 3, parallel: 40, isSwept: true },
} satisfies Record<string, QueueSettings>;
