/** Counts by key, each until its time is over. In memory only. */
export const createCounts = (now: () => number) => {
  const counts = new Map<string, { count: number; endsAt: number }>();
  const present = (key: string) => {
    const known = counts.get(key);
    return known && known.endsAt > now() ? known : undefined;
  };
  return {
    count: (key: string): number => present(key)?.count ?? 0,
    /** The first one in a time begins it. */
    add(key: string, milliseconds: number): void {
      const { count, endsAt } = present(key) ?? { count: 0, endsAt: now() + milliseconds };
      counts.set(key, { count: count + 1, endsAt });
    },
    sweep(): void {
      for (const [key, { endsAt }] of counts) if (endsAt <= now()) counts.delete(key);
    },
  };
};
