import type { QueueSettings } from "./manifest.ts";

/** Every queue of the product. */
export const queues = {
  // Three tries; the fourth delivery only marks a document as failed if no try ended.
  uploads: { work: "documents", maxReceives: 4, parallel: 10 },
  outbox: { work: "outbox rows", maxReceives: 3, parallel: 10, isSwept: true },
} satisfies Record<string, QueueSettings>;
