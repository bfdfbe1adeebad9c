export type Hold = <T>(keys: string[], work: () => Promise<T>) => Promise<T>;

/**
 * Lets one piece of work at a time have a key. All keys of a work are queued for in the same instant,
 * so that two works can never wait for each other.
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
