export interface Random {
  /** From 0 up to, and without, `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** One of them, called: the others do not use up randomness. */
  oneOf<Value>(...makers: [() => Value, ...(() => Value)[]]): Value;
  times<Value>(count: number, make: (index: number) => Value): Value[];
}

/** The same numbers for the same seed (Tommy Ettinger's mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[below(values.length)] ?? values[0];
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    oneOf: (...makers) => pick(makers)(),
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
};
