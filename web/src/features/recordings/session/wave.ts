/** More bars than a wide screen has room for; then two of them become one. */
const mostBars = 240;

/** Below it a microphone gives nothing but its own noise. */
const audible = 0.004;
const quietMilliseconds = 3000;

/** Levels from 0 to 1 as they come, as the bars of a wave. */
export const createWave = () => {
  let bars: number[] = [];
  let each = 1;
  let pending: number[] = [];
  let heardAt = performance.now();
  return {
    add: (level: number): void => {
      if (level > audible) heardAt = performance.now();
      pending.push(level);
      if (pending.length < each) return;
      bars.push(Math.max(...pending));
      pending = [];
      if (bars.length < mostBars) return;
      bars = bars.flatMap((bar, index) => (index % 2 === 0 ? [Math.max(bar, bars[index + 1] ?? 0)] : []));
      each *= 2;
    },
    /** The silence before it does not count. */
    listen: (): void => {
      heardAt = performance.now();
    },
    bars: (): readonly number[] => bars,
    isQuiet: (): boolean => performance.now() - heardAt > quietMilliseconds,
  };
};

/** From 0 at -60 decibels, which is silence, to 100 for the loudest. */
export const percentOfLevel = (level: number): number =>
  Math.round(Math.min(100, Math.max(0, ((20 * Math.log10(Math.max(level, 1e-6)) + 60) / 60) * 100)));
