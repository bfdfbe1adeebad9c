/** An LRU cache of values up to `maximumBytes` together; the latest value stays whatever its size. */
export const cache = <Value extends { bytes: number }>(maximumBytes: number) => {
  const values = new Map<string, Value>();
  let bytes = 0;

  const remove = (key: string): void => {
    bytes -= values.get(key)?.bytes ?? 0;
    values.delete(key);
  };

  const makeRoom = (): void => {
    for (const key of values.keys()) {
      if (bytes <= maximumBytes || values.size === 1) return;
      remove(key);
    }
  };

  const put = (key: string, value: Value): Value => {
    remove(key);
    values.set(key, value);
    bytes += value.bytes;
    makeRoom();
    return value;
  };

  return {
    get: (key: string, make: () => Value): Value => put(key, values.get(key) ?? make()),
    find: (key: string): Value | undefined => values.get(key),
    put,
    delete: remove,
  };
};
