/** Conversations whose last activity lies before this moment are kept no longer. */
export const lastKept = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);
