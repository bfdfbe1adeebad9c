export interface Ranked {
  position: number;
  score: number;
}

/** The positions of the best `limit` scores above `floor`, best first, earlier ones first among equals. */
export const top = (scores: Float32Array, limit: number, floor = 0): Ranked[] => {
  const best: Ranked[] = [];
  if (limit <= 0) return best;
  let least = floor;
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position]!;
    if (score <= least) continue;
    let at = best.length;
    while (at > 0 && best[at - 1]!.score < score) at--;
    best.splice(at, 0, { position, score });
    if (best.length > limit) best.pop();
    if (best.length === limit) least = best[limit - 1]!.score;
  }
  return best;
};
