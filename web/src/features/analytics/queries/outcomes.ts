import type { RecentQuery } from "#shared/analytics/shapes.ts";

export const outcomeNames: Record<RecentQuery["outcome"], string> = {
  answered: "Answered",
  refused: "Nothing found",
  small_talk: "Small talk",
  paused: "Kept back",
  stopped: "Stopped",
  failed: "Failed",
};

export const outcomeTones = {
  answered: "good",
  refused: "warn",
  small_talk: "idle",
  paused: "idle",
  stopped: "idle",
  failed: "bad",
} as const satisfies Record<RecentQuery["outcome"], string>;
