const steps = [1, 2, 4, 5, 10];

/** The least round and even number that is not below the greatest value: the top of an axis with a line in its middle. */
export const ceilingOf = (most: number): number => {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = steps.find((one) => one * power >= most && (one * power) % 2 === 0);
  return (step ?? 10) * power;
};
