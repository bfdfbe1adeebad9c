import type { DayCounts } from "#lambdas/ledger/store.ts";

export type Ending = keyof Pick<
  DayCounts,
  "answered" | "refused" | "small_talk" | "paused" | "stopped" | "failed"
>;

/** How an answer ended, by its message's metadata; those of former releases without any were answers. */
export const endingOf = ({ outcome, stopped, failed }: Record<string, string>): Ending => {
  if (failed) return failed === "no_context" ? "refused" : "failed";
  if (stopped) return "stopped";
  return endings.find((ending) => ending === outcome) ?? "answered";
};

const endings = ["answered", "refused", "small_talk", "paused"] as const;

/** Endings after which the question is as open as before. */
export const leavesOpen = (ending: Ending): boolean => ["refused", "paused", "failed"].includes(ending);
