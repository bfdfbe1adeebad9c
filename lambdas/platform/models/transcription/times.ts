interface Timed {
  start: number;
  text: string;
}

const slackSeconds = 1;

/**
 * Leaves out texts that are empty or begin before the sound, after its end or before the one that precedes them; all of
 * them if that is more than half. `seconds` is 0 for a sound of unknown length.
 */
export const plausible = (timed: Timed[], seconds: number): Timed[] => {
  const spoken = timed.flatMap(({ start, text }) => (text.trim() ? [{ start, text: text.trim() }] : []));
  const end = seconds > 0 ? seconds + slackSeconds : Number.POSITIVE_INFINITY;
  const kept: Timed[] = [];
  for (const one of spoken) if (one.start >= (kept.at(-1)?.start ?? 0) && one.start <= end) kept.push(one);
  return kept.length * 2 > spoken.length ? kept : [];
};
