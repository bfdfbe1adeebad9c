import type { Match, Passage } from "./port.ts";

export interface Fused {
  passage: Passage;
  /** The sum over the lists of weight ÷ (60 + rank), with ranks from 1. */
  score: number;
}

/** Constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const smoothing = 60;

/**
 * Merges ranked lists by reciprocal rank fusion, best first; only ranks matter, not the scores of the lists. `weights`
 * are by list, 1 by default.
 */
export const fuse = (lists: Match[][], options: { limit: number; weights?: number[] }): Fused[] => {
  const fused = new Map<string, Fused>();
  for (const [list, matches] of lists.entries()) {
    const weight = options.weights?.[list] ?? 1;
    for (const [rank, { passage }] of matches.entries()) {
      const entry = fused.get(passage.id) ?? { passage, score: 0 };
      entry.score += weight / (smoothing + rank + 1);
      fused.set(passage.id, entry);
    }
  }
  return [...fused.values()].sort((one, other) => other.score - one.score).slice(0, options.limit);
};
