import type { Quantity } from "#platform/quantities/quantities-in.ts";
import { ratesIn } from "#platform/quantities/rates.ts";
import { amountsOf, type Figures, type HeldFigures, mayBeSame, saysDate } from "./figures.ts";

/** How the figures of a claim stand to those of a passage. */
export interface Agreement {
  /** Every figure of the claim is in the passage, in whatever form. */
  isHeld: boolean;
  /** The passage states another date, time, unit or period for them. */
  isContradicted: boolean;
  /** The figures of the claim. */
  count: number;
  /** It has nothing but small numbers and years without a unit, which many passages have. */
  isWeak: boolean;
}

export const agreementOf = (claim: Figures, held: HeldFigures, numbers: Set<string>): Agreement => {
  const told: { start: number; end: number }[] = [];
  let isContradicted = false;
  for (const mention of claim.dates) {
    if (mention.dates.some((date) => held.days.some((day) => saysDate(day, date, numbers))))
      told.push(mention);
    else if (mention.dates.every(({ day }) => day) && held.days.some(({ day }) => day)) isContradicted = true;
  }
  for (const time of claim.times) {
    if (isWithin(time, told)) continue;
    if (time.minutes.some((each) => held.minutes.has(each))) told.push(time);
    else if (time.isExact && held.times.length > 0) isContradicted = true;
  }
  const stated = claim.quantities.filter((quantity) => !isWithin(quantity, told) && isStated(quantity));
  const matches = stated.map((quantity) => matchesOf(quantity, held));
  const isHeld = stated.every(
    (quantity, at) =>
      (matches[at]?.length ?? 0) > 0 ||
      amountsOf(quantity).some((amount) => held.amounts.has(amount)) ||
      quantity.values.some((value) => numbers.has(value) || held.plain.has(value)),
  );
  isContradicted ||= stated.some((quantity, at) => isAnother(quantity, matches[at] ?? []));
  isContradicted ||= isOfAnotherRate(claim, held, matches.flat());
  const isWeak =
    told.length === 0 &&
    stated.every(
      ({ values, units }) =>
        units.length === 0 && (Number(values[0]) < 10 || /^[12]\d{3}$/.test(values[0] ?? "")),
    );
  return { isHeld, isContradicted, count: stated.length + told.length, isWeak };
};

const isWithin = (
  { start, end }: { start: number; end: number },
  regions: { start: number; end: number }[],
) => regions.some((region) => start < region.end && end > region.start);

/** "An hour" and "one day" say nothing that needs a passage. */
const isStated = ({ values, isInWords }: Quantity): boolean => !isInWords || values[0] !== "1";

/** The quantities of a passage that have the same number, or the same amount in another unit. */
const matchesOf = (quantity: Quantity, held: HeldFigures): Quantity[] => {
  const amounts = amountsOf(quantity);
  return held.quantities.filter(
    (other) =>
      other.values.some((value) => quantity.values.includes(value)) ||
      (amounts.length > 0 && amountsOf(other).some((amount) => amounts.includes(amount))),
  );
};

const isAnother = (quantity: Quantity, matches: Quantity[]): boolean =>
  matches.length > 0 && matches.every((other) => !mayBeSame(quantity, other));

/** "€20 a month" where the passage says "€20 a year". */
const isOfAnotherRate = (claim: Figures, held: HeldFigures, matches: Quantity[]): boolean => {
  if (matches.length === 0) return false;
  const rates = ratesIn(claim.text);
  if (rates.size === 0) return false;
  const stated = matches.map(({ start }) => ratesIn(sentenceAt(held.text, start)));
  return stated.every((each) => each.size > 0 && [...each].every((rate) => !rates.has(rate)));
};

const sentenceAt = (text: string, at: number): string => {
  const from = Math.max(...[". ", "\n", "。", "? ", "! "].map((end) => text.lastIndexOf(end, at) + 1));
  const rest = text.slice(at).search(/[.?!]\s|[\n。]/);
  return text.slice(from, rest < 0 ? undefined : at + rest);
};
