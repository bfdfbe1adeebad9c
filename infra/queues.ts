import type { QueueSettings } from "./manifest.ts";

/** Every queue of the product. */
export const queues = {
  // Three tries; the fourth delivery only marks a document as failed if no try ended.
  uploads: { work: "documents", maxReceives: 4, parallel: 10 },
  // A receiver may take 15 seconds, for which it must not hold up anything else.
  webhooks: { work: "webhook endpoints", maxReceives: 3, parallel: 20, isSwept: true },
  outbox: { work: "outbox rows", maxReceives: 3, parallel: 10, isSwept: true },
} satisfies Record<string, QueueSettings>;
