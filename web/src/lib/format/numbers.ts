import { locale } from "./locale.ts";

export const whole = (number: number): string => number.toLocaleString(locale());

/** "1.24 s"; a dash without a call. */
export const seconds = (milliseconds: number | null): string =>
  milliseconds === null
    ? "–"
    : `${(milliseconds / 1000).toLocaleString(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;
