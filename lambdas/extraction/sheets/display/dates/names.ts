import type { DateParts } from "./serial.ts";

type Width = "long" | "short" | "narrow";

/** Spreadsheets abbreviate without the point at the end. */
const abbreviation = /^(\p{L}+)\.$/u;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format;
};

const part = (format: Intl.DateTimeFormat, date: Date, type: string): string =>
  format.formatToParts(date).find((one) => one.type === type)?.value ?? "";

const dateOf = ({ year, month, day }: DateParts) => new Date(Date.UTC(year, month - 1, day));

/** Beside a day many languages inflect the month. Languages that number their months take the English names. */
export const monthName = (parts: DateParts, language: string, width: Width, hasDay: boolean): string => {
  const options = { month: width, ...(hasDay && { day: "numeric" as const }) };
  const date = new Date(Date.UTC(2000, parts.month - 1, 1));
  const name = part(formatOf(language, options), date, "month").replace(abbreviation, "$1");
  return /\d/.test(name) ? monthName(parts, "en", width, hasDay) : name;
};

export const weekdayName = ({ weekday }: DateParts, language: string, width: Width): string =>
  part(formatOf(language, { weekday: width }), new Date(Date.UTC(2023, 0, 1 + weekday)), "weekday").replace(
    abbreviation,
    "$1",
  );

const eraCalendars: Record<string, string> = { ja: "japanese", "zh-TW": "roc" };

const calendarOf = (language: string) => eraCalendars[language] ?? eraCalendars[language.split("-")[0] ?? ""];

/** True for languages with years counted by era: Japanese, and Chinese as in Taiwan. */
export const hasEras = (language: string): boolean => calendarOf(language) !== undefined;

export const eraName = (parts: DateParts, language: string, width: Width): string =>
  part(
    formatOf(`${language}-u-ca-${calendarOf(language)}`, { era: width, year: "numeric" }),
    dateOf(parts),
    "era",
  );

export const eraYear = (parts: DateParts, language: string): number =>
  Number.parseInt(
    part(formatOf(`en-u-ca-${calendarOf(language)}`, { year: "numeric" }), dateOf(parts), "year"),
    10,
  );
