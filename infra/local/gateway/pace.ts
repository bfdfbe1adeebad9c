interface Pace {
  /** How many may pass at once after a pause. */
  burst: number;
  perSecond: number;
}

/** Spaces out what comes under one key (token bucket). In memory only. */
export const createPace = ({ burst, perSecond }: Pace, now: () => number = Date.now) => {
  const buckets = new Map<string, { left: number; at: number }>();
  const leftOf = (key: string, at: number): number => {
    const { left, at: before } = buckets.get(key) ?? { left: burst, at };
    return Math.min(burst, left + ((at - before) / 1000) * perSecond);
  };
  return {
    /** Counts one more if it may pass now; otherwise returns false and counts nothing. */
    passes(key: string): boolean {
      const at = now();
      const left = leftOf(key, at);
      if (left < 1) return false;
      buckets.set(key, { left: left - 1, at });
      return true;
    },
    /** Counts one more; returns for how many milliseconds it has to wait. */
    waitFor(key: string): number {
      const at = now();
      const present = leftOf(key, at) - 1;
      buckets.set(key, { left: present, at });
      return present >= 0 ? 0 : Math.ceil((-present / perSecond) * 1000);
    },
    /** Forgets a key; without one, all that have not been used since they were full again. */
    forget(key?: string): void {
      if (key !== undefined) return void buckets.delete(key);
      const longest = (burst / perSecond) * 1000;
      for (const [name, { left, at }] of buckets) if (left >= 0 && now() - at > longest) buckets.delete(name);
    },
  };
};
