import { type ClockTime, clockTimesIn } from "#platform/dates/clock-times.ts";
import { type DateMention, datesIn } from "#platform/dates/dates-in.ts";
import { periodsIn } from "#platform/dates/periods-in.ts";
import type { PlainDate } from "#platform/dates/plain-date.ts";
import { plainFigures } from "#platform/numbers/numbers.ts";
import { fractionsIn } from "#platform/quantities/fractions.ts";
import { numberWordsIn } from "#platform/quantities/number-words-in.ts";
import { type Languages, type Quantity, quantitiesIn } from "#platform/quantities/quantities-in.ts";
import type { Unit } from "#platform/quantities/unit.ts";

/** The figures of a text: its dates, times of day, and numbers with their units. */
export interface Figures {
  text: string;
  dates: DateMention[];
  times: ClockTime[];
  quantities: Quantity[];
}

/** The figures of a passage, in forms that can be compared. */
export interface HeldFigures extends Figures {
  /** Single dates and the ends of periods. */
  days: PlainDate[];
  minutes: Set<number>;
  /** Amounts in the kind's own unit, such as "time:604800" for a week and "money:0.5" for 50 cents. */
  amounts: Set<string>;
  /** Numbers that it has in other forms: 0.5 for 50 cents, 12 for a dozen. */
  plain: Set<string>;
}

export const figuresIn = (whole: string, languages: Languages): Figures => {
  const text = plainFigures(whole);
  return {
    text,
    dates: datesIn(text),
    times: clockTimesIn(text),
    quantities: quantitiesIn(text, languages),
  };
};

export const heldFigures = (whole: string, languages: Languages): HeldFigures => {
  const figures = figuresIn(whole, languages);
  const ends = periodsIn(figures.text).flatMap(({ periods }) =>
    periods.flatMap(({ from, to }) => [from, to].flatMap((end) => end ?? [])),
  );
  return {
    ...figures,
    days: [...ends, ...figures.dates.flatMap(({ dates }) => dates)],
    minutes: new Set(figures.times.flatMap(({ minutes }) => minutes)),
    amounts: new Set([...figures.quantities.flatMap(amountsOf), ...sharesIn(figures.text)]),
    plain: new Set([
      ...figures.quantities.flatMap(hundredthsOf),
      ...numberWordsIn(figures.text.toLowerCase()).flatMap(({ value }) => (value > 1 ? String(value) : [])),
    ]),
  };
};

const hundredthsOf = ({ units, values }: Quantity): string[] =>
  units.some(({ kind, currencies }) => kind === "money" && !currencies)
    ? values.map((value) => plainNumber(Number(value) / 100))
    : [];

/** "Half of the costs" are 50 %. */
const sharesIn = (text: string): string[] =>
  fractionsIn(text.toLowerCase()).map(({ value }) => `percent:${plainNumber(value * 100)}`);

/** Whether a date of a passage has everything that a claim says of its own. The year may stand elsewhere in the passage. */
export const saysDate = (held: PlainDate, claimed: PlainDate, numbers: Set<string>): boolean =>
  held.month === claimed.month &&
  (claimed.day === undefined || held.day === claimed.day) &&
  (claimed.year === undefined ||
    held.year === claimed.year ||
    (held.year === undefined && numbers.has(String(claimed.year))));

export const amountsOf = ({ values, units }: Quantity): string[] =>
  units.flatMap(({ kind, factor }) =>
    values.map((value) => `${kind}:${plainNumber(Number(value) * factor)}`),
  );

const plainNumber = (value: number): string => String(Number(value.toPrecision(9)));

/** Whether two quantities may be the same amount of the same thing; a number without a unit may be of any. */
export const mayBeSame = (one: Quantity, other: Quantity): boolean => {
  if (one.multiplied.length > 0 && other.multiplied.length > 0)
    if (!one.multiplied.some((value) => other.multiplied.includes(value))) return false;
  if (one.units.length === 0 || other.units.length === 0) return true;
  return one.units.some((unit) =>
    other.units.some(
      (otherUnit) =>
        otherUnit.kind === unit.kind &&
        isSameCurrency(unit, otherUnit) &&
        amountsOf({ ...one, units: [unit] }).some((amount) =>
          amountsOf({ ...other, units: [otherUnit] }).includes(amount),
        ),
    ),
  );
};

const isSameCurrency = ({ currencies: own }: Unit, { currencies: others }: Unit): boolean =>
  !own || !others || [...own].some((code) => others.has(code));
