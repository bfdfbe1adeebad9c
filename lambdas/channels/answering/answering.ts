import type { Attempt } from "#platform/events/on-queue.ts";
import type { Opened, Platform } from "../platform.ts";

/** The bot that answers, and the delivery of the queue by which it does. */
export interface Answering {
  connection: Opened;
  platform: Platform;
  attempt: Attempt;
}
