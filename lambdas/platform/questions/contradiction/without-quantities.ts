import { keysIn } from "./keys.ts";

/** A question without the numbers that count or measure; undefined if it has none. */
export const withoutQuantities = (question: string): string | undefined => {
  const spans = keysIn(question).flatMap(({ quantity }) => quantity ?? []);
  if (spans.length === 0) return undefined;
  return spans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, question);
};
