import type * as z from "zod";
import type { Attempt } from "../events/on-queue.ts";

/** A message that an area sends to itself over the outbox's queue. */
export interface QueuedMessage {
  /** Throws for a message of another shape. */
  take(message: unknown, attempt: Attempt): Promise<void>;
}

export const queuedMessage = <Shape extends z.ZodType>(
  shape: Shape,
  work: (message: z.output<Shape>, attempt: Attempt) => Promise<unknown>,
): QueuedMessage => ({
  take: async (message, attempt) => {
    await work(shape.parse(message), attempt);
  },
});
