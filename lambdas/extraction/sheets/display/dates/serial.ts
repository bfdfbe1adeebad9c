const secondsOfDay = 86_400;
const dayMilliseconds = secondsOfDay * 1000;
/** 31 December 9999 in the system of 1900. */
const lastDay = 2_958_465;
/** 29 February 1900, which Excel counts though it never was. */
const falseDay = 60;

/** A spreadsheet's date number as date and time of day. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Seconds since midnight, rounded to the fraction asked for. */
  seconds: number;
  /** Seconds since day 0. */
  total: number;
}

/**
 * Date and time of a date number, as Excel counts: days since 31 December 1899 with a 29 February 1900, or since 1
 * January 1904. Days before 1900 are counted back from 30 December 1899. Undefined after the year 9999.
 */
export const partsOf = (serial: number, is1904: boolean, fraction = 0): DateParts | undefined => {
  const scale = 10 ** fraction;
  const units = Math.round(serial * secondsOfDay * scale);
  const days = Math.floor(units / (secondsOfDay * scale));
  if (days > (is1904 ? lastDay - 1462 : lastDay) || days < -700_000) return;
  const seconds = units / scale - days * secondsOfDay;
  const times = { seconds: Math.round(seconds * scale) / scale, total: units / scale };
  if (!is1904 && days === falseDay) return { year: 1900, month: 2, day: 29, weekday: 3, ...times };
  if (!is1904 && days === 0) return { year: 1900, month: 1, day: 0, weekday: 6, ...times };
  const isEarly = days > 0 && days < falseDay;
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, isEarly ? 31 : 30);
  const date = new Date(start + days * dayMilliseconds);
  const weekday = isEarly ? (days + 6) % 7 : date.getUTCDay();
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday,
    ...times,
  };
};

/** "2026-03-07", "2026-03-07 19:30" or, of less than a day, "19:30"; undefined for what is no date. */
export const isoText = (serial: number, is1904: boolean): string | undefined => {
  const parts = partsOf(serial, is1904);
  if (!parts) return;
  const time = timeText(parts.seconds);
  if (serial >= 0 && serial < 1) return time;
  return parts.seconds > 0 ? `${isoDate(parts)} ${time}` : isoDate(parts);
};

export const isoDate = ({ year, month, day }: DateParts): string =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;

export const timeText = (seconds: number): string => {
  const rest = Math.floor(seconds) % 60;
  const minutes = `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}`;
  return rest > 0 ? `${minutes}:${twoDigits(rest)}` : minutes;
};

export const twoDigits = (number: number): string => String(number).padStart(2, "0");
