const stepMs = 500;
const pointsPerStep = 5;
const maxPercent = 90;

/** How far the bar stands after this many milliseconds of processing, whose end nobody can foresee. */
export const processingPercent = (elapsedMs: number): number =>
  Math.min(maxPercent, Math.max(0, Math.floor(elapsedMs / stepMs)) * pointsPerStep);
