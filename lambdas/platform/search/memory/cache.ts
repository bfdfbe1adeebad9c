/** Values made at their first use; the longest unused go when together they take more than `maximumBytes`. */
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

  return {
    get(key: string, make: () => Value): Value {
      const value = values.get(key) ?? make();
      remove(key);
      values.set(key, value);
      bytes += value.bytes;
      makeRoom();
      return value;
    },
    delete: remove,
  };
};
