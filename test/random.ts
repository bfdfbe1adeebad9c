export interface Random {
  /** From 0 up to, and without, `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** One of them, called: the others do not use up randomness. */
  oneOf<Value>(...makers: [() => Value, ...(() => Value)[]]): Value;
  times<Value>(count: number, make: (index: number) => Value): Value[];
}

/** Numbers from 0 up to, and without, 1; the same ones for the same seed (Tommy Ettinger's mulberry32). */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Choices that are the same for the same seed. */
export const randomFrom = (seed: number): Random => {
  const next = random(seed);
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
