import type { Website } from "#shared/web-pages/routes.ts";

/** Longer than a round of pages takes, after which a pass renews it. */
const leaseMs = 180_000;
const dayMs = 24 * 3_600_000;
const never = "9999-12-31T00:00:00.000Z";

/** When a pass that stores nothing more is taken for killed. */
export const leaseEnd = (now = Date.now()): string => new Date(now + leaseMs).toISOString();

/** When the look after one that ended at `last` is due. */
export const dueAfter = (last: string, frequency: Website["frequency"]): string => {
  if (frequency === "never") return never;
  const days = frequency === "daily" ? 1 : 7;
  return new Date(Date.parse(last) + days * dayMs).toISOString();
};

export const isEver = (due_at: string): boolean => due_at < never;
