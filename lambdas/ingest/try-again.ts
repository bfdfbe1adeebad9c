import { queue } from "#platform/storage/queue.ts";

/** Seconds until the redelivery after the first, the second try; later tries follow immediately. */
const delaySeconds = [2, 10];

/**
 * Shortens a failed message's visibility timeout. The queue's own timeout covers the longest run, during which the
 * owner would see "Processing".
 */
export const tryAgainSoon = ({ receiptHandle }: { receiptHandle: string }, tries: number): Promise<void> =>
  queue("uploads").redeliver(receiptHandle, delaySeconds[tries - 1] ?? 0);
