import { failedCondition } from "#platform/table/client.ts";

/** Writers that lose a race read the leads again. */
export const mostAttempts = 8;

const maxWrites = 100;

/** Whether the condition of any write of a transaction failed; then nothing was written. */
export const failedAnywhere = (error: unknown): boolean =>
  Array.from({ length: maxWrites }).some((_, position) => failedCondition(error, position));
