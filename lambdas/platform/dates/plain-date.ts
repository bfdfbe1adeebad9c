/** A date as far as a text says it: "5 March" has no year, "March 2026" no day, a year alone is none. */
export interface PlainDate {
  year?: number;
  /** From 1. */
  month: number;
  day?: number;
  /** The last month of a quarter, whose first one is `month`. */
  lastMonth?: number;
}

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date, if the calendar has it. */
export const dateOf = (year: number | undefined, month: number, day?: number): PlainDate | undefined => {
  const days = daysOf[month - 1];
  if (!days || (day !== undefined && (day < 1 || day > days))) return undefined;
  if (year !== undefined && (year < 1000 || year > 2999)) return undefined;
  return { ...(year !== undefined && { year }), month, ...(day !== undefined && { day }) };
};

/** From this number on, a year of two digits is of the last century. */
const lastCentury = 70;

/** The year of two or four digits; Thai texts count from the year 543 before the common era. */
export const yearOf = (written: string, isThai = false): number => {
  const year = Number(written);
  if (written.length <= 2) return year + (year < lastCentury ? 2000 : 1900);
  return isThai && year > 2400 ? year - 543 : year;
};
