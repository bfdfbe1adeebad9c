export type Hold = <T>(keys: string[], work: () => Promise<T>) => Promise<T>;

/**
 * A lock for each key. A task queues for all of its keys at once, so that two tasks never deadlock.
 */
export function createLocks(): Hold {
  const last = new Map<string, Promise<void>>();
  return async (keys, work) => {
    const earlier = keys.map((key) => last.get(key));
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    for (const key of keys) last.set(key, finished);
    await Promise.all(earlier);
    try {
      return await work();
    } finally {
      for (const key of keys) if (last.get(key) === finished) last.delete(key);
      finish();
    }
  };
}
