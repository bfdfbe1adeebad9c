/** Warning about hidden slides, by their numbers from 1. */
export const hiddenSlides = (numbers: number[]): string[] => {
  if (numbers.length === 0) return [];
  if (numbers.length === 1) return [`The hidden slide ${numbers[0]} was left out.`];
  return [`The hidden slides ${numbers.join(", ")} were left out.`];
};
