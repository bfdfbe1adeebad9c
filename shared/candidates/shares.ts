/** A criterion's level as share of its weight. */
export const shares = { none: 0, mentioned: 0.35, described: 0.7, shown: 1 } as const;
